import { HtmlValidate } from 'html-validate';
import { renderPage } from './renderPage';
import type { ReferencePage } from './stages';
import { chip, chipApi, chipPage, follow, product, prop, useChip } from './testing/docs';
import { rowHtml } from './print/rowHtml';
import { typeHtml } from './print/typeHtml';

const compiled = renderPage(chipPage, follow);
const html = compiled.page.blocks.map((block) => ('html' in block ? block.html : '')).join('\n');

/** Returns the row with an id, from its opening to its closing tag. */
function row(id: string): string {
  const found = new RegExp(`<tr[^>]* id="${id}"[^>]*>.*?</tr>`, 's').exec(html);
  return found?.[0] ?? '';
}

describe('the page of a component', () => {
  it('has a title and a description', () => {
    expect(compiled.page).toMatchObject({
      title: 'FilterChip API',
      h1: 'FilterChip API',
      descriptionHtml: 'Chips narrow a list down.',
    });
    expect(compiled.page.description.length).toBeLessThanOrEqual(170);
  });

  it('lists its sections and all rows but inherited ones in the table of contents', () => {
    const contents = compiled.page.headings.map(({ id, children }) => [
      id,
      children.map((child) => child.title),
    ]);
    expect(contents).toEqual([
      ['demos', []],
      ['import', []],
      ['props', ['classes', 'label', 'onDelete', 'rounded', 'variant']],
      ['slots', ['root']],
      ['classes', ['root', 'disabled']],
      ['theme', []],
      ['types', []],
    ]);
  });

  it('has an anchor for every row', () => {
    expect(compiled.anchors).toEqual(
      expect.arrayContaining([
        'filter-chip-prop-variant',
        'filter-chip-prop-centerRipple',
        'filter-chip-slot-root',
        'filter-chip-classes-disabled',
        'filter-chip-type-ChipClasses',
      ]),
    );
    for (const anchor of compiled.anchors) expect(html).toContain(`id="${anchor}"`);
  });

  it('has one table row for each prop, with explicit header cells and roles', () => {
    expect(row('filter-chip-prop-label')).toMatch(
      /^<tr role="row"[^>]*><th role="rowheader" scope="row">/,
    );
    expect(html).toContain('<th role="columnheader" scope="col">Default</th>');
    expect(row('filter-chip-prop-label')).toContain('Required');
    expect(row('filter-chip-prop-variant')).toContain('aria-label="Pro plan"');
  });

  it('lets names that are too long for a line break between their words', () => {
    expect(row('filter-chip-prop-onDelete')).toContain('<code>onDelete</code>');
    const name = rowHtml(
      { id: 'x', name: 'unstable_setColumnVirtualization', cells: [{ kind: 'code', code: '' }] },
      ['Name', 'Type'],
      {
        typeIds: {},
        follow: () => undefined,
      },
    );
    expect(name).toContain('<code>unstable_set<wbr>Column<wbr>Virtualization</code>');
  });

  it('lets types break between types and never inside of one', () => {
    expect(typeHtml('React.Ref<ChipSize>', {})).toMatch(
      /React<.*\.<\/span><wbr>.*&lt;<wbr>.*ChipSize/,
    );
  });

  it('has a search field for each table', () => {
    expect(html).toContain('aria-label="Filter Props by name"');
    expect(html).not.toContain('aria-label="Filter Slots by name"');
  });

  it('strikes deprecated names, gives the reason, and lists them at the top', () => {
    expect(row('filter-chip-prop-rounded')).toContain('<s>rounded</s>');
    expect(row('filter-chip-prop-rounded')).toContain('Use <code>shape</code> instead.');
    expect(html.indexOf('href="#filter-chip-prop-rounded"')).toBeLessThan(
      html.indexOf('id="demos"'),
    );
  });

  it('explains the arguments of a callback', () => {
    const callback = row('filter-chip-prop-onDelete');
    expect(callback).toContain('<li><code>reason</code>');
    expect(callback).not.toContain('<li><code>event</code>');
  });

  it('shows the HTML of comments as text', () => {
    expect(row('filter-chip-prop-onDelete')).toContain('&lt;b&gt;cross&lt;/b&gt;');
  });

  it('links names of types to their declarations', () => {
    expect(row('filter-chip-prop-classes')).toContain(
      '<a class="t api-type" href="#filter-chip-type-ChipClasses">ChipClasses</a>',
    );
    expect(html).toMatch(/<details class="api-declaration" id="filter-chip-type-ChipClasses">/);
  });

  it('keeps links that have a target and drops the others', () => {
    const variant = row('filter-chip-prop-variant');
    expect(variant).toContain('<a href="/demo-ui/react-chip/#sizes">sizes</a>');
    expect(variant).toContain('and nothing.');
  });

  it('has inherited rows among its own, hidden by default', () => {
    expect(row('filter-chip-prop-centerRipple')).toContain('data-from="inherited"');
    expect(row('filter-chip-prop-centerRipple')).toContain('href="/demo-ui/api/button-base/"');
    expect(row('filter-chip-prop-label')).not.toContain('data-from');
    expect(html.match(/id="filter-chip-prop-label"/g)).toHaveLength(1);
  });

  it('puts rows of the styling system and of the element into separate files', () => {
    expect(row('filter-chip-prop-margin')).toBe('');
    expect(html).toContain('data-url="/_api/demo-ui/api/filter-chip/filter-chip.html"');
    expect(html).toContain('data-url="/_api/elements/div.html"');
    expect(compiled.publicFiles?.[0]?.url).toBe('/_api/demo-ui/api/filter-chip/filter-chip.html');
    expect(compiled.publicFiles?.[0]?.content).toContain('id="filter-chip-prop-margin"');
  });

  it('shows how to change it in the theme', () => {
    const text = html.replace(/<[^>]+>/g, '');
    expect(text).toContain("import { createTheme } from '@demo/ui/styles';");
    expect(text).toContain("variant: 'outlined',");
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'attribute-boolean-style': 'off',
        'no-redundant-role': 'off',
        'no-trailing-whitespace': 'off',
        'prefer-native-element': 'off',
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        'valid-id': ['error', { relaxed: true }],
        'void-style': 'off',
        'attribute-empty-style': 'off',
      },
    });
    const { results } = await validator.validateString(`<main>${html}</main>`);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

describe('its text about the ref', () => {
  const textOf = (ref: string | undefined) => {
    const doc = { ...chip };
    if (ref === undefined) delete doc.ref;
    else doc.ref = ref;
    const { blocks } = renderPage({ ...chipPage, docs: [doc] }, follow).page;
    return blocks.map((block) => ('html' in block ? block.html : '')).join('');
  };

  it.each([
    ['HTMLDivElement', 'is forwarded to the root element, <code>HTMLDivElement</code>'],
    ['unknown', 'The types don’t say which element it holds'],
    [undefined, 'doesn’t accept a <code>ref</code>'],
  ])('for %s', (ref, expected) => {
    expect(textOf(ref)).toContain(expected);
  });
});

it('gives a table of many rows a search field', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => prop(`name${index}`));
  const hook = { ...useChip, returnValue: rows(20), parameters: rows(19) };
  const { blocks } = renderPage({ ...chipPage, docs: [hook] }, follow).page;
  const text = blocks.map((block) => ('html' in block ? block.html : '')).join('');
  expect(text.match(/aria-label="Filter [^"]+"/g)).toEqual([
    'aria-label="Filter Return value of useChip by name"',
  ]);
});

describe('its Markdown version', () => {
  it('has the reference as tables', () => {
    expect(compiled.markdownVersion).toContain('# FilterChip API\n');
    expect(compiled.markdownVersion).toContain(
      "| `variant` (Pro plan) | `'filled' \\| 'outlined'` | `'filled'` |",
    );
    expect(compiled.markdownVersion).toContain(
      '| `label` (required) | `React.ReactNode` |  | What it says. |',
    );
    expect(compiled.markdownVersion).toContain('**Deprecated.** Use `shape` instead.');
    expect(compiled.markdownVersion).toContain(
      '| `disabled` (state) | `.Mui-disabled` | When off. |',
    );
  });

  it('escapes the types of arguments once', () => {
    const signature = {
      parameters: [{ name: 'value', type: 'A | B', optional: false, description: 'One\n| two.' }],
      returns: { type: 'void', description: '' },
    };
    const doc = { ...chip, props: [prop('onChange', { signature })] };
    expect(renderPage({ ...chipPage, docs: [doc] }, follow).markdownVersion).toContain(
      '`value` (`A \\| B`): One \\| two. |',
    );
  });

  it('has code in fences', () => {
    expect(compiled.markdownVersion.match(/^```ts$/gm)).toHaveLength(3);
  });
});

it('describes an interface, with its deprecation first', () => {
  const page: ReferencePage = {
    ...chipPage,
    product,
    pathname: chipApi.pathname,
    docs: [chipApi],
  };
  const { anchors, page: rendered } = renderPage(page, follow);
  expect(anchors).toContain('chip-api-prop-focus');
  expect(rendered.blocks[0]).toMatchObject({ html: expect.stringContaining('is deprecated') });
});

describe('the styles of the live component', () => {
  const css = '.DemoFilterChip-root { inset: 0 }';
  const demoSheets = [
    { packages: [chip.packageName], css },
    { packages: ['@demo/other'], css: '.Other { inset: 1px }' },
  ];
  const page: ReferencePage = { ...chipPage, product: { ...product, demoSheets } };

  it('are those that the product has for its package', () => {
    const parts = [{ name: 'root', className: '.DemoFilterChip-root', code: '' }];
    expect(renderPage({ ...page, anatomies: { [chip.name]: parts } }, follow).page.demoStyles).toBe(
      css,
    );
  });

  it('are left out where there is none', () => {
    expect(renderPage(page, follow).page.demoStyles).toBeUndefined();
  });
});
