import fs from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from '@/content/files';
import { iconsFolder, type IconFacts } from '@/model';

/** The facts about a product's icons, with the hashes of what their files were made from. */
export interface CachedIcons {
  /** Hash of the modules and the styles. */
  key: string;
  /** Hash of the synonyms. */
  synonymsKey: string;
  facts: IconFacts;
}

/** Increment it whenever the same modules give another result. */
export const format = 1;

const record = '.content/cache/icons.json';

/** Reads the record of the previous run. */
export function readRecord(root: string): CachedIcons[] {
  return readJson(root, record) ?? [];
}

/** Writes the record, and removes files of earlier runs. */
export function writeRecord(root: string, cached: readonly CachedIcons[]): void {
  writeJson(root, record, cached);
  removeStale(path.join(root, `public${iconsFolder}`), cached.flatMap(urlsOf));
}

/** Tells whether the file at an address was written and still exists. */
export function isStillWritten(root: string, url: string | undefined): url is string {
  return url !== undefined && fs.existsSync(path.join(root, `public${url}`));
}

function urlsOf({ facts }: CachedIcons): string[] {
  return [facts.synonymsUrl, facts.namesUrl, ...facts.styles.map(({ url }) => url)];
}

function removeStale(folder: string, urls: readonly string[]): void {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `${iconsFolder}/${path.relative(folder, file).split(path.sep).join('/')}`;
    const isCurrent = urls.includes(url.replace(/\.(?:br|gz)$/, ''));
    if (entry.isFile() && !isCurrent) fs.rmSync(file);
  }
}
