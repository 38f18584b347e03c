// Only the manifest: loading TypeScript takes longer than a run without changes may take.
import typescript from 'typescript/package.json';
import type { Product } from '@/model';
import { countDocs, type ApiCounts, type Extraction } from '@/content/api';
import { listSources, Fingerprints } from '@/content/pages';
import { hash } from '@/model/hash';
import { ApiCache } from './apiCache';
import { readInWorker, type Reading } from './readInWorker';

/** The reference of all products, and its size. */
export interface ExtractedApi extends Extraction {
  counts: ApiCounts[];
  /** Whether it comes from an earlier run. */
  isCached: boolean;
}

/**
 * Extracts the reference of every public component, hook and interface in the products' packages. Cached until one of
 * the input files changes.
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

/** Hashes what decides an extraction besides the packages: this code, TypeScript and the products' configuration. */
function hashContext(root: string, products: readonly Product[]): string {
  const fingerprints = new Fingerprints(root);
  const sources = [
    ...listSources(root, 'src/content/api/extract'),
    ...listSources(root, 'src/model'),
  ];
  const code = sources.sort().map((file) => [file, fingerprints.hashOf(file)]);
  const facts = products.map(({ id, api, projectTheme }) => [id, api, projectTheme]);
  return hash(JSON.stringify([code, facts, typescript.version]));
}
