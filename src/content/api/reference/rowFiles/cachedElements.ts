import fs from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '@/content/pages';

/** The output of the previous run, and the hash of its input. */
export interface CachedElements {
  key: string;
  files: OutputFile[];
}

const file = '.content/cache/elements.json';

/** Reads the output of the previous run; undefined if it is missing or unreadable. */
export function readCachedElements(root: string): CachedElements | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as CachedElements;
  } catch {
    return undefined;
  }
}

/** Caches output for later runs. */
export function writeCachedElements(root: string, cached: CachedElements): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify(cached));
}

/** Returns the files of the previous run, which stay until new ones are ready. */
export function cachedElementFiles(root: string): OutputFile[] {
  return readCachedElements(root)?.files ?? [];
}
