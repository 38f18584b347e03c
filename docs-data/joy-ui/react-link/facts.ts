import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '@/model';

const file = path.join(process.cwd(), 'node_modules/@mui/joy/Link/Link.js');
const code = fs.readFileSync(file, 'utf8');

export default [
  {
    says: 'limited to 4–12 px before the text and 4–8 px after it',
    holds: () =>
      code.includes(
        "marginInlineEnd: 'clamp(4px, var(--Link-gap, 0.375em), 0.75rem)'",
      ) &&
      code.includes(
        "marginInlineStart: 'clamp(4px, var(--Link-gap, 0.25em), 0.5rem)'",
      ),
  },
] satisfies readonly Fact[];
