import { readJson, writeJson } from '@/content/files';
import type { OutputFile } from '@/content/pages';

/** The output of the previous run, and the hash of its input. */
export interface CachedElements {
  key: string;
  files: OutputFile[];
}

const file = '.content/cache/elements.json';

/** Reads the output of the previous run; undefined if it is missing or unreadable. */
export function readCachedElements(root: string): CachedElements | undefined {
  return readJson(root, file);
}

/** Caches output for later runs. */
export function writeCachedElements(root: string, cached: CachedElements): void {
  writeJson(root, file, cached);
}

/** Returns the files of the previous run, which stay until new ones are ready. */
export function cachedElementFiles(root: string): OutputFile[] {
  return readCachedElements(root)?.files ?? [];
}
