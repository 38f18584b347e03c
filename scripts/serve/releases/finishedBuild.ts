import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Name of the marker file of a complete export. A build removes it first. */
const mark = '.finished';

/** Marks an export as finished, and returns its new name. Names sort in the order of the builds. */
export function markFinished(out: string, now = new Date()): string {
  const name = `${now.toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
  fs.writeFileSync(path.join(out, mark), name);
  return name;
}

/** Returns the name of the export in a folder; undefined if there is none or it is not finished. */
export function readFinished(out: string): string | undefined {
  try {
    const name = fs.readFileSync(path.join(out, mark), 'utf8').trim();
    return /^\d{17}-\w{8}$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
