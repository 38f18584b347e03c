export { CodeRoots } from './codeRoots';
export { readComponent } from './readComponent';
export type { ComponentContext, ReadComponent } from './readComponent';
export { nearestFirst } from './nearestFirst';
export { Origins } from './origin';
export { Elements } from './readElement';
export { propsOf } from './propsType';
