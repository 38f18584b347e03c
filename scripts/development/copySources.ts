import fs from 'node:fs';
import path from 'node:path';

/** What is built, downloaded or kept, and where a copy may be. */
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

/** Copies what somebody wrote of the project into a folder. */
export function copySources(target: string): void {
  for (const name of fs.readdirSync('.').filter((entry) => !left.has(entry))) {
    fs.cpSync(name, path.join(target, name), { recursive: true });
  }
}
