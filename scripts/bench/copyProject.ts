import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../development/copySources';

/** Copies the project without build output to a temporary folder, hard-links its packages, and returns the folder. */
export function copyProject(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  copySources(target);
  linkFolder(path.resolve('node_modules'), path.join(target, 'node_modules'));
  return target;
}

/** Hard-links all files of a folder, since Turbopack follows no symbolic link out of the project. */
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
    // The target is on another file system.
    fs.copyFileSync(source, target);
  }
}
