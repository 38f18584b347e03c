import { readFileSync } from 'node:fs';
import type { Fact } from '@/model';

/** The package doesn't export its defaults. */
const defaults = () =>
  readFileSync(
    'node_modules/@mui/x-data-grid-pro/DataGridPro/useDataGridProProps.js',
    'utf8',
  );

export default [
  {
    says: 'the default is 500 px',
    holds: () => /getDetailPanelHeight: \(\) => 500\b/.test(defaults()),
  },
] satisfies readonly Fact[];
