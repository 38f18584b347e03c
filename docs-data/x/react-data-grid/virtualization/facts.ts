import { readFileSync } from 'node:fs';
import type { Fact } from '@/model';

/** The package doesn't export its defaults. */
const defaults = () =>
  readFileSync(
    'node_modules/@mui/x-data-grid/constants/dataGridPropsDefaultValues.js',
    'utf8',
  );

export default [
  {
    says: 'rows up to 150 px above and below the view',
    holds: () => /\browBufferPx: 150,/.test(defaults()),
  },
] satisfies readonly Fact[];
