import fs from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '@/content/pages';

/** What was printed last, and the hash of what it was printed from. */
export interface CachedElements {
  key: string;
  files: OutputFile[];
}

const file = '.content/cache/elements.json';

/** What the last run printed; undefined when there is nothing, or nothing readable. */
export function readCachedElements(root: string): CachedElements | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as CachedElements;
  } catch {
    return undefined;
  }
}

/** Caches what was printed for later runs. */
export function writeCachedElements(root: string, cached: CachedElements): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify(cached));
}

/** The files of the last run, to stand until new ones are known. */
export function cachedElementFiles(root: string): OutputFile[] {
  return readCachedElements(root)?.files ?? [];
}
