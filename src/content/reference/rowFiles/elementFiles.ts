import { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../emit';
import { hash } from '../../hash';
import { keepElements, readKeptElements } from './keptElements';

/** What the worker is asked to print. */
export interface ElementsRequest {
  root: string;
  elements: readonly string[];
}

/**
 * The attributes of each element as rows that every component of that element shares. Reading the types of React takes
 * a second: it is done in a thread of its own, and only when the packages or the compiler changed.
 */
export async function elementFiles(
  request: ElementsRequest,
  compiler: string,
): Promise<OutputFile[]> {
  const key = hash(JSON.stringify([compiler, request.elements]));
  const kept = readKeptElements(request.root);
  if (kept?.key === key) return kept.files;
  const files = await printInWorker(request);
  keepElements(request.root, { key, files });
  return files;
}

function printInWorker(request: ElementsRequest): Promise<OutputFile[]> {
  return new Promise((resolve, reject) => {
    const start = new URL('./start.mjs', import.meta.url);
    const worker = new Worker(start, { workerData: request, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`The reader of elements ended with code ${code}.`)),
    );
  });
}
