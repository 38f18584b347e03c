export { ScriptReader } from './scriptReader';
export type { ClassList, RootElement, Script, StyledElement } from './script';
