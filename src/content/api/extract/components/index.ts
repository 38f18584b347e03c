export { CodeRoots } from './codeRoots';
export { readComponent } from './readComponent';
export type { ComponentContext, ReadComponent } from './readComponent';
export { sortInheritance } from './sortInheritance';
export { Origins } from './origin';
export { Elements } from './elements';
export { propsOf } from './propsType';
