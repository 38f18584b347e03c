import fs from 'node:fs/promises';
import path from 'node:path';

const remembered = new Map<string, Promise<unknown>>();

/** Reads a JSON file that the compiler wrote, by its path in `.content/`. @throws Error if there is no such file. */
export async function readJson<T>(file: string): Promise<T> {
  const where = path.join(/* turbopackIgnore: true */ process.cwd(), '.content', file);
  return JSON.parse(await fs.readFile(where, 'utf8')) as T;
}

/** Reads a JSON file that every page needs. A build reads it once, `next dev` each time. */
export function readShared<T>(file: string): Promise<T> {
  if (process.env.NODE_ENV === 'development') return readJson<T>(file);
  const known = remembered.get(file) ?? readJson<T>(file);
  remembered.set(file, known);
  return known as Promise<T>;
}
