import fs from 'node:fs/promises';

/** Maximum number of remembered ids, by which retries are recognized. */
const mostIds = 10_000;

/** Reads the ids of the feedback in a file, so that retries are recognized after a restart. */
export async function readIds(file: string): Promise<Set<string>> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const ids = new Set<string>();
  // Quotes in readers' text are escaped, so this pattern matches no text.
  for (const [, id = ''] of text.matchAll(/"id":"([\w-]+)"/g)) rememberId(ids, id);
  return ids;
}

/** Adds an id, and removes the oldest one if there are too many. */
export function rememberId(ids: Set<string>, id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > mostIds && oldest !== undefined) ids.delete(oldest);
}
