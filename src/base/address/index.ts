export { readHashTarget } from './readHashTarget';
