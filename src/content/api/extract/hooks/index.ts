export { readHook } from './readHook';
