/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { ContentTree } from '@/content/testing/contentTree';
import { chip, follow, prop } from '../testing/docs';
import { attributesUrl, rowsUrl } from './addresses';
import { cachedElementFiles } from './cachedElements';
import { elementFiles } from './elementFiles';
import { rowFilesOf } from './printRows';

/** Shows the rows of a file in a table, as the page does that fetches them. */
function show(rows: string): HTMLElement[] {
  document.body.innerHTML = `<table><tbody>${rows}</tbody></table>`;
  return screen.getAllByRole('row');
}

describe('the rows of the styling system', () => {
  const inherited = (type: string) => [
    { from: 'ButtonBase', pathname: '/demo-ui/api/button-base/', props: [prop('ripple')] },
    { from: 'SystemProps', props: [prop('margin', { type }), prop('label')] },
  ];
  const fileOf = (type: string) =>
    rowFilesOf({ ...chip, props: [prop('label')], inherited: inherited(type) }, follow);

  it('are a file of the component that has them', () => {
    const [file, ...others] = fileOf('number');
    expect(others).toEqual([]);
    expect(file?.url).toBe(rowsUrl(chip));
    const [row, ...more] = show(file?.content ?? '');
    expect(more).toEqual([]);
    expect(row).toHaveAttribute('id', 'filter-chip-prop-margin');
    expect(row).toHaveTextContent('from SystemProps');
  });

  it('do not exist for components without them', () => {
    expect(rowFilesOf({ ...chip, inherited: [] }, follow)).toEqual([]);
    expect(rowFilesOf({ ...chip, inherited: inherited('number').slice(0, 1) }, follow)).toEqual([]);
  });

  it('cut off long types between two words', () => {
    const words = Array.from({ length: 100 }, (_, index) => `'value-${index}'`);
    const [row] = show(fileOf(words.join(' | '))[0]?.content ?? '');
    const [type] = within(row!).getAllByRole('cell');
    const shown = type?.textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(322);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown).toMatch(/(?:'| \|) …$/);
    const exact = `'${'x'.repeat(318)}'`;
    const [whole] = show(fileOf(exact)[0]?.content ?? '');
    expect(within(whole!).getAllByRole('cell')[0]).toHaveTextContent(exact);
  });

  it('have addresses that tell references on one page apart', () => {
    const pathname = '/base/react-chip/components-api/';
    expect(rowsUrl({ name: 'FilterChip', pathname: `${pathname}#filter-chip` })).toBe(
      '/_api/base/react-chip/components-api/filter-chip.html',
    );
    expect(rowsUrl({ name: 'Chip', pathname: `${pathname}#chip` })).toBe(
      '/_api/base/react-chip/components-api/chip.html',
    );
  });
});

describe('the attributes of elements', () => {
  const attributes = {
    a: [
      { name: 'href', type: 'string', description: 'Where it <b>leads</b>.' },
      { name: 'rev', type: 'string', description: '', deprecated: 'Use `rel`.' },
    ],
    br: [],
  };

  let tree: ContentTree;
  beforeEach(() => {
    tree = new ContentTree();
  });
  afterEach(() => tree.dispose());

  it('are a file for each element, whose rows belong to any component', async () => {
    const files = await elementFiles(tree.root, attributes, '1');
    expect(files.map(({ file }) => file)).toEqual([
      `public${attributesUrl('a')}`,
      `public${attributesUrl('br')}`,
    ]);
    const [href, rev] = show(String(files[0]?.content));
    expect(href).toHaveAttribute('id', '@-prop-href');
    expect(href).toHaveAttribute('data-from', 'dom');
    expect(href).toHaveTextContent('Where it <b>leads</b>.');
    expect(rev).toHaveTextContent('Deprecated');
    expect(rev).toHaveTextContent('Use rel.');
  });

  it('are printed again only if they or the compiler changed', async () => {
    const first = await elementFiles(tree.root, attributes, '1');
    expect(cachedElementFiles(tree.root)).toEqual(first);
    const cache = '.content/cache/elements.json';
    tree.edit(cache, (text) => text.replaceAll('href', 'cached'));
    const second = await elementFiles(tree.root, attributes, '1');
    expect(String(second[0]?.content)).toContain('cached');
    expect(await elementFiles(tree.root, attributes, '2')).toEqual(first);
    const changed = await elementFiles(tree.root, { br: [] }, '2');
    expect(changed.map(({ file }) => file)).toEqual([`public${attributesUrl('br')}`]);
    expect(cachedElementFiles(tree.root)).toEqual(changed);
  });

  it('are printed if the cache is missing or broken', async () => {
    expect(cachedElementFiles(tree.root)).toEqual([]);
    tree.write('.content/cache/elements.json', '{ "key": ');
    expect(cachedElementFiles(tree.root)).toEqual([]);
    expect(await elementFiles(tree.root, attributes, '1')).toHaveLength(2);
  });
});
