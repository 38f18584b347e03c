import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredFeedback } from './createFeedbackHandler';

/** Size at which a file is put aside and a new one begun, in bytes. */
const largestFile = 10 * 1024 * 1024;

/**
 * Keeps feedback as lines of JSON at the end of `file`, one after the other. A full file is renamed to
 * `<file>.<time>`; nothing is ever deleted.
 * @throws What the file system throws, from the call that could not be kept; later calls try again.
 */
export function createFileStore(file: string, limit = largestFile) {
  let last: Promise<void> = Promise.resolve();

  async function append(feedback: StoredFeedback): Promise<void> {
    await fs.mkdir(path.dirname(file), { recursive: true });
    const size = await fs.stat(file).then(
      (stats) => stats.size,
      () => 0,
    );
    if (size >= limit) await fs.rename(file, await freeName(file, feedback.time));
    // A line that a crash cut off ends here, so that the next one is whole.
    const start = size > 0 && size < limit && !(await endsWithNewline(file, size)) ? '\n' : '';
    await fs.appendFile(file, `${start}${JSON.stringify(feedback)}\n`);
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
