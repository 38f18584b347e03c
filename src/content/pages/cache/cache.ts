import fs from 'node:fs';
import path from 'node:path';
import { writeJson } from '@/content/files';
import { Fingerprints } from './fingerprints';
import { cacheFolder, pageFile, type CachedPage } from './cachedPage';
import { listFile, readSaved, type Saved } from './readSaved';

/** The number of requested pages whose demos the next start of development bundles at once. */
const mostAsked = 20;

/** The results of earlier runs: compiled pages, hashes of files, and what was emitted. */
export class ContentCache {
  readonly fingerprints: Fingerprints;
  readonly pages: Map<string, CachedPage>;
  /** Keys of the results whose files are written, by pathname. */
  emitted: Map<string, string>;
  emitContext: string;
  site: string;
  referenced: string;
  compared: string;
  /** Pages requested in development, the latest last: only their demos are bundled. */
  readonly asked: Set<string>;

  constructor(private readonly root: string) {
    const saved = readSaved(root);
    this.fingerprints = new Fingerprints(root, saved?.files);
    this.pages = new Map(Object.entries(saved?.pages ?? {}));
    this.emitted = new Map(Object.entries(saved?.emitted ?? {}));
    this.emitContext = saved?.emitContext ?? '';
    this.site = saved?.site ?? '';
    this.referenced = saved?.referenced ?? '';
    this.compared = saved?.compared ?? '';
    this.asked = new Set(saved?.asked);
  }

  /** Tells whether a page's result is still valid. */
  isFresh(pathname: string, context: string): boolean {
    const page = this.pages.get(pathname);
    if (page?.context !== context) return false;
    const { inputs, key } = page;
    const known = Object.entries(inputs).every(
      ([file, old]) => this.fingerprints.hashOf(file) === old,
    );
    return known && fs.existsSync(pageFile(this.root, key));
  }

  /** Writes the list of results and removes results that it no longer contains. */
  save(): void {
    const saved: Saved = {
      files: this.fingerprints.trusted(),
      pages: Object.fromEntries(this.pages),
      emitted: Object.fromEntries(this.emitted),
      emitContext: this.emitContext,
      site: this.site,
      referenced: this.referenced,
      compared: this.compared,
      asked: [...this.asked].slice(-mostAsked),
    };
    writeJson(this.root, listFile, saved);
    fs.mkdirSync(path.join(this.root, cacheFolder, 'pages'), { recursive: true });
    const used = new Set([...this.pages.values()].map(({ key }) => `${key}.json`));
    for (const name of fs.readdirSync(path.join(this.root, cacheFolder, 'pages'))) {
      if (!used.has(name)) fs.rmSync(path.join(this.root, cacheFolder, 'pages', name));
    }
  }
}
