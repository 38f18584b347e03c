export { readComponent } from './readComponent';
export type { ComponentContext, ReadComponent } from './readComponent';
export { Origins } from './origin';
export { ElementTags } from './readElement';
export { propsOf } from './propsType';
