export { entriesOf, listExports } from './listExports';
export type { Export, ExportList, LeftOut, Source } from './listExports';
export { addressOf } from './addresses';
export { exportedName, isUnstable } from './kinds';
export { importableOf, type Importable } from './importableOf';
