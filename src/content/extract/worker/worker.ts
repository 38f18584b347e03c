import { parentPort, workerData } from 'node:worker_threads';
import { readAll } from '../readAll';
import type { ReadRequest } from './readInWorker';

const { root, products } = workerData as ReadRequest;

parentPort?.postMessage(readAll(root, products));
