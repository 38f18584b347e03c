import fs from 'node:fs';
import path from 'node:path';
import {
  fallbackUrl,
  indexUrl,
  listUrl,
  type OfflineFiles,
  type OfflineIndex,
  type OfflineList,
  workerUrl,
} from '@/base/copies';
import { bundleWorkers } from './bundleWorkers';
import { listProductFiles, listSharedFiles } from './listProductFiles';
import { filterExisting, readExport, type SiteExport } from './readExport';
import type { ExportedPages } from './readPages';
import { fileOf } from './readReferences';

/** Folders of a build, from the root of the repository, and whether its readers get a service worker. */
export interface OfflineBuild {
  /** What the compiler wrote. */
  content: string;
  /** What Next exported. */
  out: string;
  /** All of its pages. */
  pages: ExportedPages;
  /** True makes the kill switch the worker. */
  isOff: boolean;
}

/** URL of the kill switch, a worker that unregisters itself. */
const offUrl = '/_offline/off.js';

/** Writes the service worker and, for each product, the list of files that offline reading needs. */
export async function writeOffline(build: OfflineBuild): Promise<OfflineIndex> {
  const { content, out, pages, isOff } = build;
  const site = readExport(out, pages);
  const lists = listOffline(site, content);
  const products = [...lists].map(([folder, { files }]) => ({
    folder,
    size: sizeOf(files),
  }));
  const sharedSize = Math.max(0, ...[...lists.values()].map(({ shared }) => sizeOf(shared)));
  const index: OfflineIndex = { build: site.build, products, sharedSize };
  for (const [folder, list] of lists) write(out, listUrl(folder), JSON.stringify(list));
  write(out, indexUrl, JSON.stringify(index));
  const { worker, off } = await bundleWorkers({ build: site.build, precache: precacheOf(site) });
  write(out, workerUrl, isOff ? off : worker);
  write(out, offUrl, off);
  return index;
}

/** Returns the lists of files by folder, for all listed products with exported pages. */
function listOffline(site: SiteExport, content: string): Map<string, OfflineList> {
  const { out, build } = site;
  const { pages } = read(content, 'manifest.json') as {
    pages: { pathname: string; folder: string }[];
  };
  const facts = read(content, 'products.json') as {
    prefix: string;
    home: string;
    listed: boolean;
  }[];
  const folders = facts.map(({ prefix }) => prefix.slice(1, -1));
  const lists = facts.flatMap(({ prefix, home, listed }) => {
    const folder = prefix.slice(1, -1);
    const pathnames = pages.filter((page) => page.folder === folder).map((page) => page.pathname);
    if (!listed || filterExisting(out, pathnames).length === 0) return [];
    const urls = listProductFiles(site, { folder, pathnames }, folders);
    const files = sizesOf(out, urls);
    const shared = sizesOf(out, listSharedFiles(site, folder));
    return [[folder, { build, home, files, shared }] as const];
  });
  return new Map(lists);
}

function sizesOf(out: string, urls: readonly string[]): OfflineFiles {
  return urls.map((url) => [url, fs.statSync(fileOf(out, url)).size] as const);
}

function sizeOf(files: OfflineFiles): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}

/**
 * Returns the URLs that the service worker caches when it is installed: the offline page, its scripts, styles and
 * fonts, what its scripts load when the reader opens the settings or the search, and the list of titles.
 */
function precacheOf({ out, references }: SiteExport): string[] {
  const files = references.namedBy(fallbackUrl);
  const later = files.flatMap((url) => references.namedBy(url));
  const all = [...files, ...later, '/_pages.json', fallbackUrl];
  return filterExisting(out, [...new Set(all)]);
}

function read(folder: string, file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
}

function write(out: string, url: string, text: string): void {
  const file = fileOf(out, url);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
