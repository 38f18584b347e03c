export { readAttributes } from './readAttributes';
export type { ElementAttribute, ElementAttributes } from './readAttributes';
