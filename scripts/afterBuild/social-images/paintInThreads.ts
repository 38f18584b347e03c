import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PaintTask } from './job';

/** Images a thread has to make to be worth its start. */
const worthThread = 20;

/** Makes images on all cores: each thread takes every second, third, … of them. Answers how many seconds that took. */
export async function paintInThreads(root: string, tasks: readonly PaintTask[]): Promise<number> {
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / worthThread));
  const shares = Array.from({ length: threads }, (_, thread) =>
    tasks.filter((__, index) => index % threads === thread),
  );
  const seconds = await Promise.all(shares.map((share) => startThread({ root, tasks: share })));
  return Math.max(0, ...seconds);
}

/**
 * Runs the bundled thread (`scripts/bundled/entries.mjs`), which lies next to the bundle that this is in. It measures its time
 * itself: this thread has other work, and hears of its end late.
 */
function startThread(workerData: { root: string; tasks: PaintTask[] }): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./socialImages.js', import.meta.url), { workerData });
    worker.on('message', resolve);
    worker.on('error', reject);
    // Says nothing new of a thread that ended well.
    worker.on('exit', (code) =>
      reject(new Error(`A thread that makes social images ended with code ${code}.`)),
    );
  });
}
