import { readFileSync } from 'node:fs';
import type { Fact } from '@/model';

/** The default is inside of a class of the package. */
const cache = () =>
  readFileSync(
    'node_modules/@mui/x-data-grid-pro/hooks/features/dataSource/cache.js',
    'utf8',
  );

export default [
  {
    says: 'the grid caches each response for 5 minutes',
    holds: () => /ttl = 300000/.test(cache()),
  },
] satisfies readonly Fact[];
