import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from './usageError';

/** A file to write: a new one, or one that is there and gets a new text. */
export interface Change {
  kind: 'create' | 'edit';
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

/** Makes all changes or none: a file that would be overwritten is an error, and a failure undoes what was done. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  for (const { kind, file } of changes) {
    if (kind === 'create' && fs.existsSync(path.join(root, file))) {
      throw new UsageError(`${file} exists already.`, 'Choose another name, or remove the file.');
    }
  }
  const undo: (() => void)[] = [];
  try {
    for (const change of changes) undo.unshift(...apply(root, change));
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

function apply(root: string, { kind, file, text }: Change): (() => void)[] {
  const target = path.join(root, file);
  if (kind === 'edit') {
    const before = fs.readFileSync(target);
    fs.writeFileSync(target, text);
    return [() => fs.writeFileSync(target, before)];
  }
  const firstMade = fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'wx' });
  return [() => fs.rmSync(firstMade ?? target, { recursive: true })];
}
