import type { ApiDoc, ApiProp } from '@/model';
import { renderPage } from '../renderPage';
import { chip, chipApi, chipPage, prop, useChip } from '../testing/docs';
import { describeDeprecation } from './describeDeprecation';

/** Returns the Markdown of the notes above a reference. */
function notesOf(doc: ApiDoc): string[] {
  const { parts } = describeDeprecation(doc) ?? { parts: [] };
  return parts.flatMap((part) => (part.kind === 'note' ? part.markdown : []));
}

/** Returns the items that the note about rows lists. */
const itemsOf = (doc: ApiDoc) =>
  notesOf(doc).flatMap((text) => text.split('\n').filter((line) => line.startsWith('- ')));

const many = (count: number, deprecated = ''): ApiProp[] =>
  Array.from({ length: count }, (_, index) => prop(`name${index}`, { deprecated }));
const plain = { ...chip, props: [], slots: [], classes: [] };

describe('a deprecated component', () => {
  it('is named, with the reason that the package gives', () => {
    expect(notesOf({ ...plain, deprecated: 'Use `Tag` instead.' })).toEqual([
      '`FilterChip` is deprecated. Use `Tag` instead.',
    ]);
  });

  it('is named alone if the package gives no reason', () => {
    expect(notesOf({ ...plain, deprecated: '' })).toEqual(['`FilterChip` is deprecated.']);
  });

  it('has a note of its own, before that about its rows', () => {
    const notes = notesOf({ ...plain, deprecated: '', props: many(1) });
    expect(notes).toHaveLength(2);
    expect(notes[1]).toContain('#filter-chip-prop-name0');
  });
});

describe('deprecated rows', () => {
  it('are listed by name in the order of the page, with the first paragraph of the reason', () => {
    const doc = {
      ...plain,
      props: [
        prop('label'),
        prop('rounded', { deprecated: 'Use `shape`\ninstead.\n\nMore about it.' }),
        prop('sharp', { deprecated: '' }),
      ],
      slots: [{ ...chip.slots[0]!, deprecated: 'Use `slots.box`.' }],
      classes: chip.classes.map((entry) => ({ ...entry, deprecated: '' })),
    };
    expect(itemsOf(doc)).toEqual([
      '- [`rounded`](#filter-chip-prop-rounded): Use `shape` instead.',
      '- [`sharp`](#filter-chip-prop-sharp)',
      '- [`root`](#filter-chip-slot-root): Use `slots.box`.',
      '- [`root`](#filter-chip-classes-root)',
      '- [`disabled`](#filter-chip-classes-disabled)',
    ]);
  });

  it('are counted, kind by kind, if they are many', () => {
    const doc = { ...plain, props: many(9), slots: [{ ...chip.slots[0]!, deprecated: '' }] };
    expect(itemsOf(doc)).toEqual(['- [9 props](#props)', '- [`root`](#filter-chip-slot-root)']);
    expect(itemsOf({ ...plain, props: many(8) })).toHaveLength(8);
  });

  it('are those of parameters and results of a hook', () => {
    const doc = { ...useChip, parameters: many(1), returnValue: many(9) };
    expect(itemsOf(doc)).toEqual([
      '- [`name0`](#use-chip-parameter-name0)',
      '- [9 props](#use-chip-return)',
    ]);
  });

  it('are not inherited ones, which the page of another component lists', () => {
    const inherited = [{ from: 'Base', pathname: '/base/', props: many(3) }];
    expect(describeDeprecation({ ...plain, inherited })).toBeUndefined();
  });
});

describe('links to many deprecated rows', () => {
  const shared = '/base/react-chip/components-api/#filter-chip';

  it.each<[string, ApiDoc]>([
    ['a component', { ...plain, props: many(9) }],
    ['an interface', { ...chipApi, members: many(9) }],
    ['a hook on a page of its own', { ...useChip, pathname: '/use-chip/', parameters: many(9) }],
    ['a component on a page with others', { ...plain, pathname: shared, props: many(9) }],
  ])('lead to a section of the page of %s', (_, doc) => {
    const [item = ''] = itemsOf(doc);
    const [, id] = /\(#([^)]+)\)$/.exec(item) ?? [];
    const [pathname = ''] = doc.pathname.split('#');
    const page = { ...chipPage, pathname, docs: [doc] as const, demos: {} };
    expect(renderPage(page, (href) => href).anchors).toContain(id);
  });
});
