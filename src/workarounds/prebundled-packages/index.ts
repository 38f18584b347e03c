export { makePrebundled } from './makePrebundled';
