export { ScriptReader } from './scriptReader';
export type { ClassList, Script, StyledElement } from './script';
