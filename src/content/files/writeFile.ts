import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, given by its path from the root, and creates the folders that lead to it. */
export function writeFile(root: string, file: string, content: string | Uint8Array): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}
