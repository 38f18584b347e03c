import { createRequire } from 'node:module';
import path from 'node:path';

/** What the installed React exports, `useId`; nothing where none is installed. */
export function readReactNames(root: string): ReadonlySet<string> {
  const require = createRequire(path.join(root, 'package.json'));
  try {
    return new Set(Object.keys(require('react') as object));
  } catch {
    return new Set();
  }
}
