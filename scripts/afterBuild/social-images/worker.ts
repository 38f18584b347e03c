import { parentPort, workerData } from 'node:worker_threads';
import { paintAll, type PaintTask } from './job';

const { root, tasks } = workerData as { root: string; tasks: PaintTask[] };

const started = performance.now();
await paintAll(root, tasks);
parentPort?.postMessage((performance.now() - started) / 1000);
