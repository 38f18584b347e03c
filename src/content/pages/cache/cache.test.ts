import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { ContentTree } from '@/content/testing/contentTree';
import type { CollectedDemo, CompiledPage } from '../stages';
import { ContentCache } from './cache';
import { keepPage, readCachedPage } from './cachedPage';
import { hashCompiler, listSources } from './compilerHash';
import { Fingerprints } from './fingerprints';

const file = 'docs-data/rail/tram/tram.md';
const demo = 'docs-data/rail/tram/Tram.tsx';
const results = '.content/cache/pages';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write(file, '# Tram\n');
});

afterEach(() => tree.dispose());

/** Returns the result for a page, with the facts that a test needs. */
function compiled(page: object = {}, known: Partial<CompiledPage> = {}): CompiledPage {
  return {
    file,
    pathname: '/rail/tram/',
    productFolder: 'rail',
    page: { productId: 'system', title: 'Tram', description: 'A tram.', frontMatter: {}, ...page },
    demos: [],
    markdownVersion: '# Tram\n',
    anchors: ['stops'],
    links: [],
    images: [],
    names: [],
    problems: [],
    inputs: { [file]: hash('# Tram\n'), [demo]: '' },
    ...known,
  } as unknown as CompiledPage;
}

/** Adds the page to the cache, as a run does. */
function add(cache: ContentCache, page = compiled(), context = 'compiler 1'): string {
  const entry = keepPage(tree.root, page, context);
  cache.pages.set(page.pathname, entry);
  return entry.key;
}

describe('the result of a page', () => {
  it('is read again as it was written', () => {
    const page = compiled({ title: 'Größe 🚋 \u2028' });
    expect(readCachedPage(tree.root, keepPage(tree.root, page, 'a').key)).toEqual(page);
  });

  it('is missing for a key that nothing was written for', () => {
    expect(readCachedPage(tree.root, 'none')).toBeUndefined();
  });

  it('has a key of its own for each address, compiler and state of its inputs', () => {
    const keys = [
      keepPage(tree.root, compiled(), 'a'),
      keepPage(tree.root, compiled(), 'b'),
      keepPage(tree.root, compiled({}, { pathname: '/rail/bus/' }), 'a'),
      keepPage(tree.root, compiled({}, { inputs: { [file]: 'other' } }), 'a'),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(keepPage(tree.root, compiled(), 'a').key).toBe(keys[0]);
  });

  it('has a summary of what checks across pages need, without its text', () => {
    const known = {
      demos: [{ name: 'Tram' }, { name: 'Bus', playground: { demo: 'Bus' } }, { name: 'Tram' }],
      uses: [],
    };
    const frontMatter = { components: ['Tram'], hooks: ['useTram'], fullScreen: true };
    const page = { frontMatter, post: { date: '2026-01-31' }, blocks: ['long'] };
    const { summary } = keepPage(tree.root, compiled(page, known as never), 'a');
    expect(summary).toEqual({
      ...{ file, pathname: '/rail/tram/', productFolder: 'rail', productId: 'system' },
      ...{ title: 'Tram', description: 'A tram.', post: { date: '2026-01-31' } },
      ...{ documents: ['Tram', 'useTram'], demos: ['Tram', 'Bus'], anchors: ['stops'] },
      ...{ links: [], names: [], uses: [], problems: [], fullScreen: true },
      playgrounds: [{ demo: 'Bus' }],
    });
  });

  it('has no empty facts in the summary of a plain page', () => {
    const { summary } = keepPage(tree.root, compiled({}, { demos: [] as CollectedDemo[] }), 'a');
    for (const key of ['playgrounds', 'fullScreen', 'comparison']) {
      expect(summary).not.toHaveProperty(key);
    }
    const list = keepPage(tree.root, compiled({}, { comparison: '' }), 'a').summary;
    expect(list.comparison).toBe('');
  });
});

describe('a cached page', () => {
  it('is fresh in a later run while its inputs are the same', () => {
    const cache = new ContentCache(tree.root);
    add(cache);
    cache.save();
    const later = new ContentCache(tree.root);
    expect(later.isFresh('/rail/tram/', 'compiler 1')).toBe(true);
    expect(later.isFresh('/rail/bus/', 'compiler 1')).toBe(false);
    expect(later.isFresh('/rail/tram/', 'compiler 2')).toBe(false);
  });

  it.each([
    ['an input changes', () => tree.write(file, '# Bus\n')],
    ['an input is removed', () => tree.remove(file)],
    ['an input appears that was missing', () => tree.write(demo, '')],
    ['its result is removed', () => tree.remove(results)],
  ])('is stale once %s', (_, change) => {
    const cache = new ContentCache(tree.root);
    add(cache);
    cache.save();
    change();
    expect(new ContentCache(tree.root).isFresh('/rail/tram/', 'compiler 1')).toBe(false);
  });
});

describe('saving', () => {
  it('preserves everything that the next run compares', () => {
    const cache = new ContentCache(tree.root);
    cache.emitted = new Map([['/rail/tram/', 'key']]);
    Object.assign(cache, { emitContext: 'e', site: 's', referenced: 'r', compared: 'c' });
    cache.asked.add('/rail/tram/');
    cache.save();
    const later = new ContentCache(tree.root);
    expect(later).toMatchObject({ emitContext: 'e', site: 's', referenced: 'r', compared: 'c' });
    expect([...later.emitted]).toEqual([['/rail/tram/', 'key']]);
    expect([...later.asked]).toEqual(['/rail/tram/']);
  });

  it('preserves the 20 pages that were requested last', () => {
    const cache = new ContentCache(tree.root);
    for (let page = 1; page <= 25; page += 1) cache.asked.add(`/rail/${page}/`);
    cache.save();
    const asked = [...new ContentCache(tree.root).asked];
    expect(asked).toHaveLength(20);
    expect([asked[0], asked.at(-1)]).toEqual(['/rail/6/', '/rail/25/']);
  });

  it('removes results that no page has any more, and no others', () => {
    const cache = new ContentCache(tree.root);
    const old = add(cache);
    const other = add(cache, compiled({}, { pathname: '/rail/bus/' }));
    const current = add(cache, compiled(), 'compiler 2');
    cache.save();
    const names = fs.readdirSync(path.join(tree.root, results));
    expect(names.sort()).toEqual([`${current}.json`, `${other}.json`].sort());
    expect(readCachedPage(tree.root, old)).toBeUndefined();
  });

  it('leaves no unfinished list', () => {
    new ContentCache(tree.root).save();
    expect(fs.readdirSync(path.join(tree.root, '.content/cache')).sort()).toEqual([
      'index.json',
      'pages',
    ]);
  });
});

it.each(['', '{"pages": {', 'null', '{}'])('starts empty if the list on disk is %j', (text) => {
  tree.write('.content/cache/index.json', text);
  const cache = new ContentCache(tree.root);
  expect([cache.pages.size, cache.emitted.size, cache.asked.size]).toEqual([0, 0, 0]);
  expect([cache.emitContext, cache.site, cache.referenced, cache.compared].join('')).toBe('');
});

describe('the hash of the compiler', () => {
  const hashOf = (components: string[] = []) =>
    hashCompiler(tree.root, new Fingerprints(tree.root), components);

  it.each([
    'src/content/pages/read.ts',
    'src/model/page.tsx',
    'src/site/site.ts',
    'package-lock.json',
    'translations/en.json',
    'translations/reference/en.json',
  ])('depends on %s', (name) => {
    const before = hashOf();
    tree.write(name, '1');
    const added = hashOf();
    tree.write(name, '22');
    expect(new Set([before, added, hashOf()]).size).toBe(3);
  });

  it.each([
    'src/content/read.test.ts',
    'src/content/read/fixtures/a.ts',
    'src/content/read/testing/a.ts',
    'src/content/testing/contentTree.ts',
    'src/content/notes.md',
    'src/features/menu.ts',
    'translations/de.json',
  ])('does not depend on %s', (name) => {
    const before = hashOf();
    tree.write(name, '1');
    expect(hashOf()).toBe(before);
  });

  it('depends on the components that pages may embed', () => {
    expect(hashOf(['Gallery'])).not.toBe(hashOf([]));
    expect(hashOf(['Gallery'])).toBe(hashOf(['Gallery']));
  });
});

it('lists no sources of a folder that does not exist', () => {
  tree.write('src/content/deep/er/a.ts', '');
  expect(listSources(tree.root, 'src/content')).toEqual(['src/content/deep/er/a.ts']);
  expect(listSources(tree.root, 'src/none')).toEqual([]);
});
