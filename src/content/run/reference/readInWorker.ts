import type { Product } from '@/model';
import type { Importable, ReadResult } from '@/content/api';
import { startThread } from '../threads/startThread';

/** A worker's task: what to read. */
export interface ReadRequest {
  root: string;
  products: readonly Product[];
}

/** A worker's messages: first the list of exports, then their references. */
export type FromReader =
  { kind: 'listed'; importable: readonly Importable[] } | { kind: 'read'; result: ReadResult };

/** A read in progress. Both promises reject together. */
export interface Reading<Result> {
  /** Every component and hook, available after a third of the time. */
  listed: Promise<readonly Importable[]>;
  read: Promise<Result>;
}

/**
 * Reads all packages in a worker thread: the types take 0.8 GB, which are freed with it, and pages are compiled in the
 * meantime.
 */
export function readInWorker(request: ReadRequest): Reading<ReadResult> {
  const worker = startThread('types', request);
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The reader of types ended with code ${code}.`)));
  });
  const heard = new Promise<FromReader & { kind: 'read' }>((resolve) => {
    worker.on('message', (message: FromReader) => message.kind === 'read' && resolve(message));
  });
  const told = new Promise<FromReader & { kind: 'listed' }>((resolve) => {
    worker.on('message', (message: FromReader) => message.kind === 'listed' && resolve(message));
  });
  return {
    listed: Promise.race([told, failed]).then(({ importable }) => importable),
    read: Promise.race([heard, failed]).then(({ result }) => result),
  };
}
