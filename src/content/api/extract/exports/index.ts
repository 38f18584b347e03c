export { addressOf, entriesOf } from './source';
export { listExports } from './listExports';
export type { Export } from './exportCandidates';
export type { ExportList, LeftOut } from './listExports';
export type { Source } from './source';
export { exportedName, isUnstable } from './exportNames';
export { importableOf, type Importable } from './importableOf';
