import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../development/copySources';

/** A copy of the project without anything built, in a temporary folder; packages are shared by hard links. */
export function copyProject(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  copySources(target);
  linkFolder(path.resolve('node_modules'), path.join(target, 'node_modules'));
  return target;
}

/** Turbopack follows no link that leaves the project, so the packages are hard-linked, file by file. */
function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // Another file system: a copy does as well.
    fs.copyFileSync(source, target);
  }
}
