/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { sectionHtml } from './sectionHtml';
import { anatomyHtml } from './anatomyHtml';
import { packageMarkdown } from './packageMarkdown';
import { rowHtml } from './rowHtml';
import { tableHtml } from './tableHtml';
import type { Row, TablePart } from '../tablePart';

/** Text that would make elements, or leave an attribute, if it were not escaped. */
const hostile = `"><img src=x onerror="alert(1)"> 'a' & <b>&amp;</b>`;

/** What a reader of Markdown sees of it: its entity is one character. */
const asMarkdown = hostile.replace('&amp;', '&');

const follow = (href: string) => (href === '/gone/' ? undefined : href);

const row = (patch: Partial<Row> = {}): Row => ({
  id: 'chip-prop-label',
  name: 'label',
  cells: [
    { kind: 'type', source: 'string' },
    { kind: 'code', code: '' },
    { kind: 'text', markdown: '' },
  ],
  ...patch,
});
const table = (rows: Row[], patch: Partial<TablePart> = {}): TablePart => ({
  ...{ kind: 'table', view: 'props', label: 'Props', prefix: 'chip', typeIds: {}, rows },
  columns: ['Name', 'Type', 'Default', 'Description'],
  ...patch,
});

/** Shows HTML in the document, and checks that no text of a package became an element or an attribute of one. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  expect(document.querySelector('img, b, script, iframe, object')).toBeNull();
  const attributes = [...document.body.querySelectorAll('*')].flatMap((each) => [
    ...each.attributes,
  ]);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  return document.body;
}

describe('the text of packages in a table', () => {
  it('is text in names, types, values and descriptions', () => {
    show(
      tableHtml(
        table([
          row({
            name: hostile,
            id: `chip-prop-${hostile}`,
            mark: hostile,
            deprecated: hostile,
            from: { title: hostile, pathname: `/${hostile}` },
            cells: [
              { kind: 'type', source: hostile },
              { kind: 'code', code: hostile },
              {
                kind: 'text',
                markdown: hostile,
                details: [{ name: hostile, type: hostile, markdown: hostile }],
              },
            ],
          }),
        ]),
        follow,
      ),
    );
    const [, shown] = screen.getAllByRole('row');
    expect(shown).toHaveAttribute('id', `chip-prop-${hostile}`);
    const cells = within(shown!).getAllByRole('cell');
    expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual([hostile, hostile]);
    expect(screen.getByRole('link', { name: `Link to ${hostile}` })).toHaveAttribute(
      'href',
      `#chip-prop-${hostile}`,
    );
    expect(screen.getByRole('button', { name: `Details of ${hostile}` })).toBeInTheDocument();
  });

  it('is text in labels and filters', () => {
    const filter = { own: 1, more: [{ origin: 'dom' as const, label: '<a>', url: `/${hostile}` }] };
    show(tableHtml(table([row()], { label: hostile, filter }), follow));
    expect(screen.getByRole('region', { name: hostile })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '<a>' })).toHaveAttribute(
      'data-url',
      `/${hostile}`,
    );
  });

  it('is not read as a pattern where a deprecation precedes a description', () => {
    const html = rowHtml(row({ deprecated: 'Costs $& and $1.' }), ['Name', 'Type'], {
      typeIds: {},
      follow,
    });
    expect(html).toContain('Costs $&amp; and $1.');
  });
});

describe('the Markdown of comments', () => {
  const shown = (markdown: string) => show(packageMarkdown(markdown, follow));

  it('has no HTML, no headings and no scripts in links', () => {
    expect(shown(hostile).textContent).toBe(asMarkdown);
    expect(shown('# Title\n\nUnderlined\n---').querySelector('h1, h2')).toBeNull();
    shown('[run](javascript:alert(1)) [read](data:text/html,x) <javascript:alert(1)>');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('has links whose targets exist, and the text of the others', () => {
    const text = shown('See [**one** `two`](/gone/), [three](/here/) and https://mui.com/x.');
    expect(text).toHaveTextContent('See one two, three and https://mui.com/x.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/here/',
      'https://mui.com/x',
    ]);
  });

  it('does not take names of files and modules for links', () => {
    shown('Import it from mui.com, socket.io or you@mui.com.');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('has code that can be reached by keyboard and copied', () => {
    shown('Like so:\n\n```\nconst a = <b>;\n```');
    expect(document.querySelector('pre code')).toHaveTextContent('const a = <b>;');
    expect(document.querySelector('pre code')).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  it('has code in a language with a name of any kind', () => {
    shown('```tsx" onclick="alert(1)\na\n```\n\n~~~"><img src=x>\nb\n~~~');
    expect(document.querySelectorAll('.code')).toHaveLength(2);
  });

  it('is shown without a paragraph if it is a single one', () => {
    expect(packageMarkdown('One\nline.', follow)).toBe('One\nline.');
    expect(packageMarkdown('One.\n\nTwo.', follow)).toBe('<p>One.</p>\n<p>Two.</p>');
    expect(packageMarkdown('', follow)).toBe('');
  });
});

describe('a section', () => {
  const place = { id: 'props', level: 2 as const };

  it('has a heading, and each note its name', () => {
    const parts = [{ kind: 'note' as const, label: hostile, markdown: hostile }];
    show(sectionHtml({ id: 'props', title: hostile, parts }, place, follow));
    expect(screen.getByRole('heading', { level: 2, name: hostile })).toHaveAttribute('id', 'props');
    expect(screen.getByRole('note', { name: hostile })).toHaveTextContent(asMarkdown);
  });

  it('links declarations to each other and not to themselves', () => {
    const types = [
      { id: 'chip-type-A', name: 'A', source: 'interface A { a: A; b: B }' },
      { id: 'chip-type-B', name: 'B', source: hostile },
    ];
    show(sectionHtml({ id: 'types', title: '', parts: [{ kind: 'types', types }] }, place, follow));
    expect(screen.queryByRole('heading')).toBeNull();
    const links = [...document.querySelectorAll('a.api-type')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#chip-type-B']);
    expect(document.getElementById('chip-type-B')).toHaveTextContent(hostile);
  });
});

describe('the list of the parts of a component', () => {
  const parts = [
    { name: 'root', className: '.DemoChip-root', default: 'span', code: 'sx={{}}' },
    { name: hostile, className: hostile, default: hostile, code: hostile },
    { name: 'icon', code: '' },
  ];

  it('is a toolbar with one stop for the Tab key', () => {
    show(anatomyHtml({ name: 'Chip', parts }, { id: 'anatomy', level: 2 }));
    const toolbar = screen.getByRole('toolbar', { name: 'Parts of Chip' });
    const buttons = within(toolbar).getAllByRole('button', { pressed: false });
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
    expect(buttons[0]).toHaveAccessibleName('root .DemoChip-root span');
    expect(buttons[1]).toHaveAttribute('data-part', hostile);
    expect(buttons[1]).toHaveAttribute('data-code', hostile);
    expect(buttons[2]).not.toHaveAttribute('data-part');
  });

  it('shows the code for the first part', () => {
    show(anatomyHtml({ name: 'Chip', parts: [parts[1]!] }, { id: 'anatomy', level: 3 }));
    expect(document.querySelector('.anatomy-code code')).toHaveTextContent(hostile);
    expect(screen.getByRole('heading', { level: 3, name: 'Anatomy' })).toBeInTheDocument();
  });
});
