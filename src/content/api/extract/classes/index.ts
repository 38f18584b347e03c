export { readClasses } from './readClasses';
export { readClassNaming, readGlobalStates } from './classNaming';
export type { ClassNaming } from './classNaming';
