import { readJson } from '@/content/files';
import type { Fingerprint } from './fingerprints';
import { cacheFolder, type CachedPage } from './cachedPage';

/** File with the cache's list, from the root of the repository. */
export const listFile = `${cacheFolder}/index.json`;

/** The cache's list as JSON, see `ContentCache`. */
export interface Saved {
  files: Record<string, Fingerprint>;
  pages: Record<string, CachedPage>;
  emitted: Record<string, string>;
  /** Hash of the previous input of emit, besides the pages themselves. */
  emitContext: string;
  /** Hash of the environment's facts that every emitted page depends on. */
  site: string;
  /** Hash of the previous input of the reference's pages. */
  referenced: string;
  /** Hash of the previous input of the comparisons. */
  compared: string;
  asked: string[];
}

/** Reads the list of an earlier run; undefined if it is missing or unreadable. */
export function readSaved(root: string): Saved | undefined {
  return readJson(root, listFile);
}
