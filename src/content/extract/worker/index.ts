export { readInWorker, type Reading } from './readInWorker';
