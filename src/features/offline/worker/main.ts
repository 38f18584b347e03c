import type { WorkerBuild } from '@/base/copies';
import type { WorkerScope } from './scope';
import { startWorker } from './startWorker';

/** Replaced by `scripts/afterBuild/bundleWorkers.ts`. */
declare const workerBuild: WorkerBuild;

declare const self: WorkerScope;

startWorker(self, workerBuild);
