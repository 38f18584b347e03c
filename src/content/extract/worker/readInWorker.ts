import { Worker } from 'node:worker_threads';
import type { Product } from '@/model';
import type { ReadResult } from '../readAll';

/** What a worker is asked to read. */
export interface ReadRequest {
  root: string;
  products: readonly Product[];
}

/** Reads all packages in a thread of its own: the types take 0.8 GB, which end with it, and pages compile meanwhile. */
export function readInWorker(request: ReadRequest): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const start = new URL('./start.mjs', import.meta.url);
    const worker = new Worker(start, { workerData: request, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The reader of types ended with code ${code}.`)));
  });
}
