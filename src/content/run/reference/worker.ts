import { parentPort, workerData } from 'node:worker_threads';
import { readAll } from '@/content/api/extract';
import type { FromReader, ReadRequest } from './readInWorker';

const { root, products } = workerData as ReadRequest;
const say = (message: FromReader) => parentPort?.postMessage(message);

const result = readAll(root, products, (importable) => say({ kind: 'listed', importable }));
say({ kind: 'read', result });
