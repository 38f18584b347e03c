import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredFeedback } from './createFeedbackHandler';
import { appendSafely, syncFolder } from './appendSafely';
import { readIds, rememberId } from './readIds';

/** Size at which a file is renamed and a new one started, in bytes. */
const largestFile = 10 * 1024 * 1024;

/**
 * Creates a store that appends feedback to `file` as JSON lines, one write at a time. Its promise resolves when the
 * line is on disk. A full file is renamed to `<file>.<time>`; nothing is ever deleted. Only the owner may read the
 * file. Feedback with a known id is not stored again.
 * @throws Errors of the file system, from the call that failed; later calls try again.
 */
export function createFileStore(file: string, limit = largestFile) {
  let last: Promise<void> = Promise.resolve();
  let ids: Set<string> | undefined;

  async function append(feedback: StoredFeedback): Promise<void> {
    ids ??= await readIds(file);
    const { id } = feedback;
    if (id !== undefined && ids.has(id)) return;
    await fs.mkdir(path.dirname(file), { recursive: true });
    const size = await fs.stat(file).then(
      (stats) => stats.size,
      () => 0,
    );
    if (size >= limit) await fs.rename(file, await freeName(file, feedback.time));
    // Ends a line that a crash truncated, so that the next one is complete.
    const start = size > 0 && size < limit && !(await endsWithNewline(file, size)) ? '\n' : '';
    await appendSafely(file, `${start}${JSON.stringify(feedback)}\n`);
    if (size === 0 || size >= limit) await syncFolder(path.dirname(file));
    if (id !== undefined) rememberId(ids, id);
  }

  return (feedback: StoredFeedback): Promise<void> => {
    const mine = last.then(() => append(feedback));
    last = mine.catch(() => undefined);
    return mine;
  };
}

async function endsWithNewline(file: string, size: number): Promise<boolean> {
  const handle = await fs.open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() === '\n';
  } finally {
    await handle.close();
  }
}

async function freeName(file: string, time: string): Promise<string> {
  const base = `${file}.${time.replace(/[:.]/g, '-')}`;
  const taken = new Set(await fs.readdir(path.dirname(file)));
  for (let count = 0; ; count += 1) {
    const name = count === 0 ? base : `${base}-${count}`;
    if (!taken.has(path.basename(name))) return name;
  }
}
