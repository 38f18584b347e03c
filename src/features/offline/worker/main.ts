import type { WorkerBuild } from '@/base/copies';
import type { WorkerScope } from './scope';
import { startWorker } from './startWorker';

/** Replaced by `scripts/afterBuild/bundleWorkers.ts`. */
declare const workerBuild: WorkerBuild;

startWorker(globalThis as unknown as WorkerScope, workerBuild);
