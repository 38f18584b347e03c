import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from '@/model';
import { ContentCache, keepPage, type CompiledPage, type PageSummary } from '@/content/pages';
import { ContentTree } from '@/content/testing/contentTree';
import { environment } from '@/site';
import type { CheckedSite } from '../checkSite';
import { provideSearch } from './provideSearch';
import { searchSourceOf, type SearchSource } from './searchSourceOf';
import { pageAt, productIn, textOf } from './testing/shardInput';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => {
  jest.restoreAllMocks();
  tree.dispose();
});

const products = [productIn('rail')];
const pages = [pageAt('/rail/fares/', { title: 'Fares' })];

function sourceOf(known: Partial<SearchSource> = {}): SearchSource {
  return { products, pages, readPage: textOf, docs: [], errors: [], madeOf: 'first', ...known };
}

const provide = (known?: Partial<SearchSource>) => provideSearch(tree.root, sourceOf(known));

const read = (name: string) => JSON.parse(tree.read(`public/_search/${name}.json`));

/** Makes the file of a shard recognizable, so that a test sees whether it was written again. */
const mark = () => tree.write('public/_search/rail.json', '{}');
const isMarked = () => tree.read('public/_search/rail.json') === '{}';

describe('the files of the search', () => {
  it('are the list of shards with the synonyms, and each shard', async () => {
    tree.write('docs-data/search/synonyms.ts', `export default { tkt: ['ticket'] };`);
    await provide();
    expect(read('index')).toMatchObject({
      shards: [{ name: 'rail', title: 'The rail' }],
      synonyms: { tkt: ['ticket'] },
    });
    expect(read('rail').places.map(([, path]: string[]) => path)).toEqual(['/rail/fares/']);
  });

  it('are compressed too, with the same content', async () => {
    await provide();
    const file = path.join(tree.root, 'public/_search/rail.json');
    const text = tree.read('public/_search/rail.json');
    expect(zlib.brotliDecompressSync(fs.readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(zlib.gunzipSync(fs.readFileSync(`${file}.gz`)).toString()).toBe(text);
  });

  it('include the icons with their own synonyms', async () => {
    const icons = { packageName: '@rail/icons', page: '/rail/fares/', parameter: 'i', styles: [] };
    const facts = { icons: { ...icons, sizes: {}, colors: {}, synonyms: 'docs-data/icons.ts' } };
    tree.write('docs-data/icons.ts', `export default { coach: ['bus'] };`);
    tree.write('node_modules/@rail/icons/Bus.js', '');
    await provide({ products: [productIn('rail', facts)] });
    expect(read('icons')).toMatchObject({ icons: 'Bus', synonyms: { coach: ['bus'] } });
  });

  it('leave out the products for authors in production', async () => {
    const trials = productIn('trials/rail', { listed: false });
    const trial = pageAt('/trials/rail/x/', { productFolder: 'trials/rail' });
    const site = { products: [...products, trials], pages: [...pages, trial] };
    await provide(site);
    expect(tree.has('public/_search/trials/rail.json')).toBe(true);
    jest.replaceProperty(environment, 'production', true as never);
    await provide(site);
    expect(tree.has('public/_search/trials/rail.json')).toBe(false);
    expect(read('index').shards).toMatchObject([{ name: 'rail' }]);
  });
});

describe('a later run', () => {
  beforeEach(() => provide());

  it('writes nothing and takes no time when nothing changed', async () => {
    mark();
    expect(await provide()).toEqual({ seconds: 0, problems: [] });
    expect(isMarked()).toBe(true);
  });

  it.each<[string, Partial<SearchSource>]>([
    ['the text of a page', { madeOf: 'second' }],
    ['a fact of a product', { products: [productIn('rail', { name: 'Trains' })] }],
    ['an error', { errors: [{ code: 1, text: ['Stop.'] }] }],
  ])('writes again after a change of %s', async (_what, known) => {
    mark();
    await provide(known);
    expect(isMarked()).toBe(false);
  });

  it('writes again after a change of the synonyms', async () => {
    tree.write('docs-data/search/synonyms.ts', `export default { tkt: ['ticket'] };`);
    await provide();
    expect(read('index').synonyms).toEqual({ tkt: ['ticket'] });
  });

  it('reports words of readers for an address that no page has each time, and writes the rest', async () => {
    const words = `export default { '/rail/fares/': ['price'], '/rail/gone/': ['lost'] };`;
    tree.write('docs-data/search/readersWords.ts', words);
    const { problems } = await provide();
    expect(problems).toMatchObject([{ file: 'docs-data/search/readersWords.ts', line: 1 }]);
    expect(read('rail').words.terms).toContain('price');
    expect(await provide()).toEqual({ seconds: 0, problems });
  });

  it.each(['public/_search/rail.json', '.content/cache/search.json'])(
    'writes again if %s is missing',
    async (file) => {
      tree.remove(file);
      await provide();
      expect(tree.has(file)).toBe(true);
    },
  );

  it('writes again if its record cannot be read', async () => {
    tree.write('.content/cache/search.json', '{ "madeOf": ');
    mark();
    await provide();
    expect(isMarked()).toBe(false);
  });

  it('removes the shard of a product that has no pages any more', async () => {
    await provide({ pages: [], madeOf: 'second' });
    expect(read('index').shards).toEqual([]);
    expect(tree.has('public/_search/rail.json')).toBe(false);
    expect(tree.has('public/_search/rail.json.br')).toBe(false);
  });
});

it('names the file of synonyms that cannot be read, and leaves the search as it is', async () => {
  await provide();
  mark();
  tree.write('docs-data/search/synonyms.ts', `export default { Tkt: ['ticket'] };`);
  await expect(provide({ madeOf: 'second' })).rejects.toMatchObject({
    problem: { file: 'docs-data/search/synonyms.ts', line: 1 },
  });
  expect(isMarked()).toBe(true);
});

describe('the source of the search', () => {
  const text = textOf(pages[0]!);
  let cache: ContentCache;

  /** Puts a page into the cache, as compiling it does. */
  function compile(page: Page, inputs: Record<string, string>): void {
    const known = { anchors: [], links: [], images: [], names: [], problems: [], demos: [] };
    const file = 'docs-data/rail/fares/page.md';
    const facts = { file, pathname: page.pathname, productFolder: 'rail', markdownVersion: '' };
    const compiled: CompiledPage = { ...facts, ...known, page, inputs };
    cache.pages.set(page.pathname, keepPage(tree.root, compiled, 'context'));
  }

  const source = (summaries: PageSummary[] = pages) =>
    searchSourceOf(
      { root: tree.root, cache },
      { site: { pages: summaries }, index: { products } } as unknown as CheckedSite,
      [],
    );

  beforeEach(() => {
    cache = new ContentCache(tree.root);
    compile(text, { page: '1' });
  });

  it('reads the text of a page from the cache; a page without a result has none', () => {
    expect(source().readPage(pages[0]!)).toEqual(text);
    expect(source().readPage(pageAt('/rail/gone/'))).toBeUndefined();
  });

  it('changes with the inputs of a page, the list of pages and the reference', () => {
    const seen = [source().madeOf];
    expect(source().madeOf).toBe(seen[0]);
    seen.push(source([...pages, pageAt('/rail/gone/')]).madeOf);
    compile(text, { page: '2' });
    seen.push(source().madeOf);
    cache.referenced = 'other';
    seen.push(source().madeOf);
    expect(new Set(seen).size).toBe(4);
  });
});
