// The manifest alone: loading the compiler takes longer than a run with nothing changed has.
import typescript from 'typescript/package.json';
import type { Product } from '@/model';
import { countDocs, type ApiCounts, type Extraction } from '@/content/api';
import { listSources, Fingerprints } from '@/content/pages';
import { hash } from '@/model/hash';
import { ApiCache } from './apiCache';
import { readInWorker, type Reading } from './readInWorker';

/** The reference of all products and how much it holds. */
export interface ExtractedApi extends Extraction {
  counts: ApiCounts[];
  /** Whether it is what an earlier run found. */
  isCached: boolean;
}

/**
 * Describes every public component, hook and interface of the products' packages. Nothing is read again while no file
 * it was made from has changed.
 */
export function extractApi(root: string, products: readonly Product[]): Reading<ExtractedApi> {
  const documented = products.filter(({ api }) => api !== undefined);
  const cache = new ApiCache(root);
  const context = hashContext(root, documented);
  const cached = cache.read(context);
  if (cached) {
    const known = { ...cached, counts: countDocs(cached.docs), isCached: true };
    const listed = cached.docs.filter(({ kind }) => kind !== 'interface');
    return { listed: Promise.resolve(listed), read: Promise.resolve(known) };
  }
  const { listed, read } = readInWorker({ root, products: documented });
  const described = read.then(({ extraction, files }) => {
    cache.keep(context, files, extraction);
    return { ...extraction, counts: countDocs(extraction.docs), isCached: false };
  });
  return { listed, read: described };
}

/** Hash of what decides an extraction besides the packages: this code, the compiler and the products' facts. */
function hashContext(root: string, products: readonly Product[]): string {
  const fingerprints = new Fingerprints(root);
  const sources = [
    ...listSources(root, 'src/content/api/extract'),
    ...listSources(root, 'src/model'),
  ];
  const code = sources.sort().map((file) => [file, fingerprints.of(file)]);
  const facts = products.map(({ id, api }) => [id, api]);
  return hash(JSON.stringify([code, facts, typescript.version]));
}
