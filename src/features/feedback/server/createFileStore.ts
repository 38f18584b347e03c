import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredFeedback } from './createFeedbackHandler';

/** Size at which a file is put aside and a new one begun, in bytes. */
const largestFile = 10 * 1024 * 1024;

/** What readers write is nobody's but the operator's. */
const ownerOnly = 0o600;

/** Ids that are remembered at most, so that a second try isn't a second line. */
const mostIds = 10_000;

/**
 * Keeps feedback as lines of JSON at the end of `file`, one after the other, and each before its promise is kept. A full
 * file is renamed to `<file>.<time>`; nothing is ever deleted. Only the owner may read the file. Feedback whose id is
 * known is not kept again.
 * @throws What the file system throws, from the call that could not be kept; later calls try again.
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
    // A line that a crash cut off ends here, so that the next one is whole.
    const start = size > 0 && size < limit && !(await endsWithNewline(file, size)) ? '\n' : '';
    await appendSafely(file, `${start}${JSON.stringify(feedback)}\n`);
    if (size === 0 || size >= limit) await syncFolder(path.dirname(file));
    if (id !== undefined) remember(ids, id);
  }

  return (feedback: StoredFeedback): Promise<void> => {
    const mine = last.then(() => append(feedback));
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Appends to a file, and waits until the disk has it. */
async function appendSafely(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'a', ownerOnly);
  try {
    // The file may be older than this rule.
    await handle.chmod(ownerOnly);
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk has the name of a new file; systems that cannot be asked for it do it in their time. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Ids of the feedback in a file: a server that restarts knows what it was sent before. */
async function readIds(file: string): Promise<Set<string>> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const ids = new Set<string>();
  // Quotes in what readers write are escaped: this finds nothing there.
  for (const [, id = ''] of text.matchAll(/"id":"([\w-]+)"/g)) remember(ids, id);
  return ids;
}

function remember(ids: Set<string>, id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > mostIds && oldest !== undefined) ids.delete(oldest);
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
