export { readInterface } from './readInterface';
