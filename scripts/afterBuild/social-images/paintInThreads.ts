import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PaintTask } from './job';

/** Number of images from which on it pays to start another thread. */
const worthThread = 20;

/** Renders images on all cores, in several threads, and returns the seconds the slowest thread took. */
export async function paintInThreads(root: string, tasks: readonly PaintTask[]): Promise<number> {
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / worthThread));
  const shares = Array.from({ length: threads }, (_, thread) =>
    tasks.filter((__, index) => index % threads === thread),
  );
  const seconds = await Promise.all(shares.map((share) => startThread({ root, tasks: share })));
  return Math.max(0, ...seconds);
}

/**
 * Runs the bundled thread (`scripts/bundled/entries.mjs`), which is in the same folder as the bundle of this module. It
 * measures its time itself: this thread is busy and would notice its end late.
 */
function startThread(workerData: { root: string; tasks: PaintTask[] }): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./socialImages.js', import.meta.url), { workerData });
    worker.on('message', resolve);
    worker.on('error', reject);
    // Has no effect after a message or an error.
    worker.on('exit', (code) =>
      reject(new Error(`A thread that makes social images ended with code ${code}.`)),
    );
  });
}
