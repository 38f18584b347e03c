import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from './usageError';

/** A file to write: a new one, or an existing one with its new text. */
export interface Change {
  kind: 'create' | 'edit';
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

/**
 * Applies all changes or none: after a failure, those made before are undone.
 * @throws UsageError if a new file exists already
 */
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
