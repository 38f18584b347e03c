export { startThread } from './startThread';
