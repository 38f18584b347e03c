import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Name of the marker file of a complete export. A build removes it first. */
const mark = '.finished';

/** Marks an export as finished, and gives it a name by which exports sort in the order they were made. */
export function markFinished(out: string, now = new Date()): string {
  const name = `${now.toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
  fs.writeFileSync(path.join(out, mark), name);
  return name;
}

/** Name of the export in a folder; undefined while there is none, or while one is being written. */
export function readFinished(out: string): string | undefined {
  try {
    const name = fs.readFileSync(path.join(out, mark), 'utf8').trim();
    return /^\d{17}-\w{8}$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
