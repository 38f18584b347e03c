export { compilePage } from './compilePage';
