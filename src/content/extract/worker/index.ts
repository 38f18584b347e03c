export { readInWorker } from './readInWorker';
