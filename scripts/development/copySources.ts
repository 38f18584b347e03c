import fs from 'node:fs';
import path from 'node:path';

/** Entries of the root that are not copied: build output, packages, stored data, folders that may contain copies. */
const left = new Set([
  'node_modules',
  '.git',
  '.next',
  'out',
  '.content',
  'bench',
  'test-results',
  '.data',
]);

/** Copies the sources of the project to a folder. */
export function copySources(target: string): void {
  for (const name of fs.readdirSync('.').filter((entry) => !left.has(entry))) {
    fs.cpSync(name, path.join(target, name), { recursive: true });
  }
}
