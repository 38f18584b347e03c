import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem, ProductId, SearchIndex, Synonyms } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { environment } from '@/site';
import { hash } from '@/model/hash';
import type { ProductContent } from '@/content/pages';
import { writeCompressed } from '@/content/output';
import { loadSynonyms } from './loadSynonyms';
import { loadReadersWords } from './loadReadersWords';
import type { SearchSource } from './searchSourceOf';
import { readRecord, writeRecord } from './searchRecord';

const folder = 'public/_search';

/** The result of {@link provideSearch}. */
export interface ProvidedSearch {
  /** How long it took; 0 if the index was up to date. */
  seconds: number;
  /** Words of readers for pages that do not exist. */
  problems: readonly DocsProblem[];
}

/**
 * Writes the search index for the browser to `public/_search/`, each file also compressed, unless it is up to date.
 * @throws DocsError if the synonyms or the words of readers cannot be read.
 */
export async function provideSearch(root: string, source: SearchSource): Promise<ProvidedSearch> {
  const startedAt = performance.now();
  const synonyms = await loadSynonyms(root);
  const readersWords = await loadReadersWords(root);
  const iconSynonyms = await readIconSynonyms(root, source.products);
  const { production } = environment;
  const words = [synonyms, [...iconSynonyms], readersWords];
  const facts = [source.madeOf, source.products, source.errors, words, production];
  const madeOf = hash(JSON.stringify(facts));
  const before = readRecord(root);
  const isThere = (file: string) => fs.existsSync(path.join(root, folder, file));
  if (before?.madeOf === madeOf && before.files.every(isThere)) {
    return { seconds: 0, problems: before.problems };
  }
  // A run with nothing to write does not need MiniSearch.
  const { buildShards } = await import('./buildShards');
  const built = buildShards({ ...source, root, iconSynonyms, readersWords }).filter(
    ({ facts: { name } }) => !(production && name.includes('/')),
  );
  const index: SearchIndex = {
    version: shardVersion,
    shards: built.map((one) => one.facts),
    synonyms,
  };
  const files = new Map([
    [searchIndexUrl, JSON.stringify(index)],
    ...built.map(({ facts: { name }, shard }) => [shardUrl(name), JSON.stringify(shard)] as const),
  ]);
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  await Promise.all(
    [...files].map(([url, text]) => writeCompressed(root, { url, text, quality: 11 })),
  );
  const names = [...files.keys()].map((url) => path.posix.relative('/_search', url));
  const problems = readersWords.listUnknown(root);
  writeRecord(root, { madeOf, files: names, problems });
  return { seconds: (performance.now() - startedAt) / 1000, problems };
}

async function readIconSynonyms(
  root: string,
  products: readonly ProductContent[],
): Promise<Map<ProductId, Synonyms>> {
  const read = products.map(async ({ product: { id, icons } }) => {
    const synonyms = icons?.synonyms === undefined ? {} : await loadSynonyms(root, icons.synonyms);
    return [id, synonyms] as const;
  });
  return new Map(await Promise.all(read));
}
