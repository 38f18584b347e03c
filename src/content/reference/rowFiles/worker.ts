import { parentPort, workerData } from 'node:worker_threads';
import type { ElementsRequest } from './elementFiles';
import { printElements } from './printElements';

parentPort?.postMessage(printElements(workerData as ElementsRequest));
