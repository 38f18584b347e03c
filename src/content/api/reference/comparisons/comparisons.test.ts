import type { BundleSize, ComponentApi, Product } from '@/model';
import { chip, prop } from '../testing/docs';
import { describeComparison } from './describeComparison';
import { describeIndex } from './describeIndex';
import { parseGeneratedPage } from './parseGeneratedPage';
import { readKeyRows } from './KeyTables';
import type { Side } from './stages';

const size = (gzip: number): BundleSize => ({
  ...{ gzip, minified: gzip * 3, rest: { count: 0, minified: 0 } },
  parts: [{ name: '@demo/ui/FilterChip', minified: 1200 }],
});

function side(name: string, doc: Partial<ComponentApi> = {}, more: Partial<Side> = {}): Side {
  const product = { name, description: `About ${name}.` } as Product;
  const reference = `/${name}/api/filter-chip/`;
  return {
    ...{ name: 'FilterChip', product, reference, keys: [], doc: { ...chip, ...doc } },
    ...more,
  };
}

const plain = side('plain', {
  props: [prop('label', { type: 'string', default: "'a' | 'b'" })],
  ...{ inherited: [], slots: [], classes: [], polymorphic: false },
});
const comparison = {
  ...{ name: 'FilterChip', pathname: '/compare/filter-chip/' },
  sides: [side('rich', {}, { size: size(20_000) }), { ...plain, size: size(4_000) }],
};

describe('the page of a comparison', () => {
  const { title, markdown } = describeComparison(comparison);
  const lines = markdown.split('\n');

  it('names the component and the products in its title', () => {
    expect(title).toBe('FilterChip in rich and plain');
    expect(markdown).toContain('- [rich](/rich/api/filter-chip/): About rich.');
  });

  it('puts props side by side, including inherited ones, and marks missing ones', () => {
    expect(lines).toContain(
      "| `label` | `React.ReactNode`, required | `string`, default `'a' \\| 'b'` |",
    );
    expect(lines).toContain('| `rounded` | `boolean`, deprecated, default `false` | – |');
    const inheriting = { ...plain, doc: { ...chip, props: [prop('centerRipple')] } };
    const { markdown: other } = describeComparison({
      ...comparison,
      sides: [side('rich'), inheriting],
    });
    expect(other).toContain('| `centerRipple` | `boolean`, from ButtonBase | `string` |');
  });

  it('shows the measurements, and which product adds least', () => {
    expect(lines).toContain('| Bundle size, gzipped | 20 kB | 4 kB |');
    expect(lines).toContain('| Its own code, minified | 1.2 kB | 1.2 kB |');
    expect(markdown).toContain('About plain. It adds the least to a bundle, 4 kB gzipped.');
    const unmeasured = describeComparison({ ...comparison, sides: [side('rich'), plain] });
    expect(unmeasured.markdown).not.toContain('gzipped');
  });

  it('has a Markdown version without tags', () => {
    const keys = [{ keys: '<kbd class="key">Home</kbd>', what: 'Goes home' }];
    const written = describeComparison({
      ...comparison,
      sides: [side('rich', {}, { keys }), plain],
    });
    const section = { folder: 'compare', product: { id: 'compare' } as Product };
    const { markdownVersion } = parseGeneratedPage({ ...comparison, section, written });
    expect(markdownVersion).toContain('| Home | Goes home | – |');
    expect(markdownVersion).not.toMatch(/<(p|kbd)/);
  });

  it('parses without problems, and has a labeled scrolling region for each table', () => {
    const section = { folder: 'compare', product: { id: 'compare' } as Product };
    const written = describeComparison(comparison);
    const page = parseGeneratedPage({
      ...{ section, written },
      ...{ pathname: comparison.pathname, name: 'FilterChip' },
    });
    expect(page.problems).toEqual([]);
    const html = page.page.blocks.map((block) => ('html' in block ? block.html : '')).join('');
    expect(html).toContain('role="region" aria-label="Table: Prop, rich, plain"');
    expect(page.links.map(({ href }) => href)).toContain('/plain/api/filter-chip/');
  });
});

it('lists all comparisons with the size that each product adds to a bundle', () => {
  const { markdown } = describeIndex([comparison]);
  expect(markdown).toContain('[FilterChip](/compare/filter-chip/)');
});

describe('the keys of a page', () => {
  const markdown = [
    '| Key | What happens |',
    '| :-- | :-- |',
    '| <kbd class="key">Home</kbd> | Moves to the [first](#first) tab |',
    '',
    '| Name | Key |',
    '| --- | --- |',
    '| a | b |',
  ].join('\n');

  it('come from tables of keys only, with links to the page', () => {
    expect(readKeyRows(markdown, '/tabs/')).toEqual([
      { keys: '<kbd class="key">Home</kbd>', what: 'Moves to the [first](/tabs/#first) tab' },
    ]);
  });

  it('share a row if several products have them', () => {
    const keys = readKeyRows(markdown, '/tabs/');
    const sides = [side('rich', {}, { keys }), side('plain', {}, { keys })];
    const { markdown: page } = describeComparison({ ...comparison, sides });
    expect(page.match(/<kbd class="key">Home<\/kbd>/g)).toHaveLength(1);
  });

  it('share a row if one page documents two keys together and the other each one', () => {
    const key = (keys: string, what: string) => ({ keys, what });
    const rich = side('rich', {}, { keys: [key('Home, End', 'Goes to an end')] });
    const each = [key('End', 'Goes to the last'), key('Home', 'Goes to the first')];
    const two = [rich, side('plain', {}, { keys: each })];
    const { markdown: page } = describeComparison({ ...comparison, sides: two });
    expect(page).toContain(
      '| Home, End | Goes to an end | End: Goes to the last<br>Home: Goes to the first |',
    );
  });
});

it('shortens a type that is too long for a column, and links to the whole type', () => {
  const props = [prop('label', { type: `'${'a'.repeat(60)}' | '${'b'.repeat(90)}'` })];
  const sides = [side('rich'), { ...plain, doc: { ...plain.doc, props } }];
  const { markdown } = describeComparison({ ...comparison, sides });
  const cut = `\`'${'a'.repeat(60)}' …\``;
  expect(markdown).toContain(`[${cut}](/plain/api/filter-chip/#filter-chip-prop-label)`);
});
