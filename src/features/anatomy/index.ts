export { startAnatomy } from './startAnatomy';
