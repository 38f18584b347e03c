export { readAll } from './readAll';
