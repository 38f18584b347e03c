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
    says: 'The default is 52 px',
    holds: () => /\browHeight: 52,/.test(defaults()),
  },
] satisfies readonly Fact[];
