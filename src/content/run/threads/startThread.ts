import { Worker } from 'node:worker_threads';

/** Sources of the threads, by the name of their bundle (`scripts/bundled/entries.mjs`). */
const sources = {
  pages: '../workers/worker.ts',
  types: '../reference/worker.ts',
};

/** Starts a thread of the compiler: from its bundle if this code is bundled, from its source in tests. */
export function startThread(name: keyof typeof sources, workerData: unknown): Worker {
  const isBundled = !import.meta.url.endsWith('.ts');
  if (isBundled) return new Worker(new URL(`./${name}.js`, import.meta.url), { workerData });
  const start = new URL('./start.mjs', import.meta.url);
  const source = new URL(sources[name], import.meta.url).href;
  return new Worker(start, { workerData, argv: [source], execArgv: [] });
}
