import fs from 'node:fs';
import path from 'node:path';

/** The line on which a module exports its default: the place of what is wrong with all of it. Undefined for other files. */
export function exportLine(root: string, file: string): number | undefined {
  if (!/\.[jt]sx?$/.test(file)) return undefined;
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => /^export (default|\{.*\bas default\b)/.test(line));
  return index < 0 ? undefined : index + 1;
}
