import fs from 'node:fs';
import path from 'node:path';
import { Fingerprints, type Fingerprint } from './fingerprints';
import { hash } from '@/model/hash';
import type { CompiledPage, PageSummary } from '../stages';

/** A compiled page in the cache's list. The whole result is in a separate file named by `key`. */
export interface CachedPage {
  /** Hash of everything except the inputs that decided the result: the compiler and the product's facts. */
  context: string;
  key: string;
  inputs: Record<string, string>;
  summary: PageSummary;
}

interface Saved {
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

/** The number of requested pages whose demos the next start of development bundles at once. */
const mostAsked = 20;

const folder = '.content/cache';

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
    fs.mkdirSync(path.join(this.root, folder, 'pages'), { recursive: true });
    const file = path.join(this.root, folder, 'index.json');
    fs.writeFileSync(`${file}.new`, JSON.stringify(saved));
    fs.renameSync(`${file}.new`, file);
    const used = new Set([...this.pages.values()].map(({ key }) => `${key}.json`));
    for (const name of fs.readdirSync(path.join(this.root, folder, 'pages'))) {
      if (!used.has(name)) fs.rmSync(path.join(this.root, folder, 'pages', name));
    }
  }
}

/** Writes the whole result of a page and returns its entry for the list. */
export function keepPage(root: string, compiled: CompiledPage, context: string): CachedPage {
  const { file, pathname, productFolder, page, demos, inputs, reference } = compiled;
  const { comparison, anchors, links, names, uses, problems } = compiled;
  const key = hash(JSON.stringify([pathname, context, inputs]));
  const target = pageFile(root, key);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, JSON.stringify(compiled));
  const { productId, title, description, frontMatter, post } = page;
  const demoNames = [...new Set(demos.map((demo) => demo.name))];
  const documents = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  const playgrounds = demos.flatMap(({ playground }) => playground ?? []);
  const about = {
    file,
    pathname,
    productFolder,
    productId,
    title,
    description,
    documents,
    reference,
    ...(comparison !== undefined && { comparison }),
    post,
    ...(playgrounds.length > 0 && { playgrounds }),
    ...(frontMatter.fullScreen && { fullScreen: true }),
  };
  return {
    context,
    key,
    inputs,
    summary: { ...about, demos: demoNames, anchors, links, names, uses, problems },
  };
}

/** Reads the whole result of a page; undefined if it is missing. */
export function readCachedPage(root: string, key: string): CompiledPage | undefined {
  const file = pageFile(root, key);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as CompiledPage;
}

function pageFile(root: string, key: string): string {
  return path.join(root, folder, 'pages', `${key}.json`);
}

/** Reads the list of an earlier run; undefined if it is missing or unreadable. */
function readSaved(root: string): Saved | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, folder, 'index.json'), 'utf8')) as Saved;
  } catch {
    return undefined;
  }
}
