export { addressOf, entriesOf, listExports } from './listExports';
export type { Export, ExportList, LeftOut, Source } from './listExports';
export { exportedName, isUnstable } from './kinds';
export { importableOf, type Importable } from './importableOf';
