export { emit } from './emit';
export { writeTwin } from './twin';
export type { EmitInput, EmitReport, OutputFile, SiteFacts } from './emitInput';
