import fs from 'node:fs';
import path from 'node:path';
import type { CheckProblem } from '../problem';

/** How a demo says that it shows an error: `// It throws on purpose.` */
const marker = /\/\/.*\bthrows on purpose\b/;

/** Filters problems: errors of demos that say in a comment that they throw on purpose are left out. */
export function withoutMeantErrors(
  root: string,
  problems: readonly CheckProblem[],
): CheckProblem[] {
  return problems.filter(({ check, file, what }) => {
    if (check !== 'browser' || !what.startsWith('It throws:') || !/\.[jt]sx?$/.test(file))
      return true;
    return !marker.test(fs.readFileSync(path.join(root, file), 'utf8'));
  });
}
