import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Product } from '@/model';
import { ContentCache } from '@/content/pages/cache/cache';
import type { PageSummary } from '@/content/pages/stages';
import { chip } from '../testing/docs';
import { compileComparisons } from './compileComparisons';
import { KeyTables } from './KeyTables';

const product = (id: string, more: Partial<Product> = {}) =>
  ({ id, name: id, description: `About ${id}.`, prefix: `/${id}/`, ...more }) as Product;
const products = [
  product('compare', { compares: ['rich', 'plain'] as never }),
  product('rich'),
  product('plain'),
].map((facts) => ({ folder: facts.id, product: facts }));

const nothing = { documents: [], demos: [], anchors: [], links: [], names: [], problems: [] };
const pageOf = (id: string) =>
  ({
    ...nothing,
    ...{ file: '', pathname: `/${id}/api/filter-chip/`, productId: id },
    reference: [{ kind: 'component', name: 'FilterChip' }],
  }) as unknown as PageSummary;

const guide = {
  ...nothing,
  ...{ file: 'chip.md', pathname: '/rich/react-filter-chip/', productId: 'rich' },
  documents: ['FilterChip'],
} as unknown as PageSummary;

const table = (key: string) => `| Key | What happens |\n| --- | --- |\n| ${key} | Goes home |\n`;

describe('compiling comparisons', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'comparisons-'));
  afterAll(() => fs.rmSync(root, { recursive: true }));
  const cache = new ContentCache(root);
  const docs = ['rich', 'plain'].map((productId) => ({ ...chip, productId }) as typeof chip);
  const keys = new KeyTables(root, cache.fingerprints);
  const pages = [guide, pageOf('rich'), pageOf('plain')];
  const run = () => {
    cache.fingerprints.forgetAll();
    return compileComparisons({ ...{ root, cache, docs, keys, pages, products }, compiler: '1' });
  };
  const write = (text: string) => fs.writeFileSync(path.join(root, 'chip.md'), text);

  it('writes them once, and again only after their content changed', async () => {
    write(table('Home'));
    const all = ['/compare/', '/compare/filter-chip/'];
    expect((await run()).compiled).toEqual(all);
    const read = jest.spyOn(docs, 'flatMap');
    const again = await run();
    expect(again.compiled).toEqual([]);
    expect(again.pages.map(({ pathname }) => pathname)).toEqual(all);
    write(`A new sentence.\n\n${table('Home')}`);
    expect((await run()).compiled).toEqual([]);
    expect(read).not.toHaveBeenCalled();
    write(table('End'));
    expect((await run()).compiled).toEqual(['/compare/filter-chip/']);
  });

  it('writes them again if their files are gone', async () => {
    fs.rmSync(path.join(root, '.content'), { recursive: true });
    expect((await run()).compiled).toHaveLength(2);
  });
});
