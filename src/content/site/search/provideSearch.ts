import fs from 'node:fs';
import path from 'node:path';
import type { ApiDoc, ProductId, ProductionError, SearchIndex, Synonyms } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { environment } from '@/site';
import { hash } from '@/model/hash';
import type { PageSummary, ProductContent } from '@/content/pages';
import { writeCompressed } from '@/content/output';
import { loadSynonyms } from './loadSynonyms';
import { loadReadersWords } from './readersWords';
import type { ShardInput } from './buildShards';

/** The input of the search index: a compiled site. */
export interface SearchSource {
  products: readonly ProductContent[];
  pages: readonly PageSummary[];
  readPage: ShardInput['readPage'];
  docs: readonly ApiDoc[];
  errors: readonly ProductionError[];
  /** Changes whenever the text of a page, the reference or the compiler does. */
  madeOf: string;
}

/** The record of the files' inputs and addresses. */
const record = '.content/cache/search.json';

const folder = 'public/_search';

interface Remembered {
  madeOf: string;
  files: string[];
}

/**
 * Writes the search index for the browser to `public/_search/`, each file also compressed, unless it is up to date,
 * and returns how many seconds that took.
 * @throws DocsError if the synonyms or the words of readers cannot be read, or these are for pages that do not exist.
 */
export async function provideSearch(root: string, source: SearchSource): Promise<number> {
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
  if (before?.madeOf === madeOf && before.files.every(isThere)) return 0;
  // A run with nothing to write does not need MiniSearch.
  const { buildShards } = await import('./buildShards');
  const built = buildShards({ ...source, root, iconSynonyms, readersWords }).filter(
    ({ facts: { name } }) => !(production && name.includes('/')),
  );
  readersWords.checkAddresses(root);
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
  const remembered = { madeOf, files: names } satisfies Remembered;
  fs.mkdirSync(path.join(root, path.dirname(record)), { recursive: true });
  fs.writeFileSync(path.join(root, record), JSON.stringify(remembered));
  return (performance.now() - startedAt) / 1000;
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

function readRecord(root: string): Remembered | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, record), 'utf8')) as Remembered;
  } catch {
    return undefined;
  }
}
