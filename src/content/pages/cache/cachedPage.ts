import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { writeFile } from '@/content/files';
import type { CompiledPage, PageSummary } from '../stages';
import { summaryOf } from './summaryOf';

/** Folder of the cache, from the root of the repository. */
export const cacheFolder = '.content/cache';

/** A compiled page in the cache's list. The whole result is in a separate file named by `key`. */
export interface CachedPage {
  /** Hash of everything except the inputs that decided the result: the compiler and the product's facts. */
  context: string;
  key: string;
  inputs: Record<string, string>;
  summary: PageSummary;
}

/** Writes the whole result of a page and returns its entry for the list. */
export function keepPage(root: string, compiled: CompiledPage, context: string): CachedPage {
  const { pathname, inputs } = compiled;
  const key = hash(JSON.stringify([pathname, context, inputs]));
  writeFile(root, `${cacheFolder}/pages/${key}.json`, JSON.stringify(compiled));
  return { context, key, inputs, summary: summaryOf(compiled) };
}

/** Reads the whole result of a page; undefined if it is missing. */
export function readCachedPage(root: string, key: string): CompiledPage | undefined {
  const file = pageFile(root, key);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as CompiledPage;
}

/** Returns the path of the file with the whole result of a page. */
export function pageFile(root: string, key: string): string {
  return path.join(root, cacheFolder, 'pages', `${key}.json`);
}
