import fs from 'node:fs';
import path from 'node:path';

/** Returns the line of a module's default export, where problems of the whole module are reported, if there is one. */
export function exportLine(root: string, file: string): number | undefined {
  if (!/\.[jt]sx?$/.test(file)) return undefined;
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => /^export (default|\{.*\bas default\b)/.test(line));
  return index < 0 ? undefined : index + 1;
}
