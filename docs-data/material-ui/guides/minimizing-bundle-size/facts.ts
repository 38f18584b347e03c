import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '@/model';

const icons = path.join(
  process.cwd(),
  'node_modules/@mui/icons-material/package.json',
);

export default [
  {
    says: 'more than 10,000 modules',
    holds: () =>
      fs
        .readdirSync(path.join(path.dirname(icons), 'esm'))
        .filter((file) => file.endsWith('.js')).length > 10_000,
  },
] satisfies readonly Fact[];
