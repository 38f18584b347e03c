export { readAttributes } from './readAttributes';
export type { ElementAttribute } from './readAttribute';
export type { ElementAttributes } from './readAttributes';
