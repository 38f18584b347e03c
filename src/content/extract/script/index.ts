export { ScriptReader } from './scriptReader';
export type { Script, StyledElement } from './readScript';
