/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { parsePage } from '.';

/** Renders the text of a page into the document, as its blocks follow each other. */
function render(text: string): void {
  const body = `# Page\n\n<p class="description">A page.</p>\n\n${text}\n`;
  const source = { file: 'page.md', pathname: '/a/', productFolder: 'a', text: body, body };
  const { blocks, problems } = parsePage(
    { ...source, bodyLine: 1, frontMatter: {}, problems: [] },
    { components: [], imageExists: () => true, imageSize: () => ({ width: 640, height: 360 }) },
  );
  expect(problems).toEqual([]);
  document.body.innerHTML = blocks.map((block) => ('html' in block ? block.html : '')).join('');
}

const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\``;
const tabs = (key: string, ...infos: string[]) =>
  `<codeblock${key}>\n\n${infos.map((info) => fence(info, info)).join('\n\n')}\n\n</codeblock>`;

describe('code tabs', () => {
  it('are a named list of tabs with one panel each, the first one visible', () => {
    render(tabs(' storageKey="package-manager"', 'bash npm', 'bash <b>', 'js A & B'));
    const list = screen.getByRole('tablist', { name: 'Package manager' });
    const all = within(list).getAllByRole('tab');
    expect(all.map((tab) => tab.textContent)).toEqual(['npm', '<b>', 'A & B']);
    expect(all.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    const panels = all.map((tab) => document.getElementById(tab.getAttribute('aria-controls')!));
    expect(panels.map((panel) => panel?.hidden)).toEqual([false, true, true]);
    expect(screen.getByRole('tabpanel', { name: 'npm' })).toBe(panels[0]);
    panels.forEach((panel, index) => {
      expect(panel).toHaveAttribute('aria-labelledby', all[index]?.id);
    });
  });

  it('have one stop for the Tab key', () => {
    render(tabs('', 'bash npm', 'bash yarn'));
    const stops = screen.getAllByRole<HTMLElement>('tab').map(({ tabIndex }) => tabIndex);
    expect(stops).toEqual([0, -1]);
  });

  it('have a name without a key, and ids of their own in each group', () => {
    render(
      `${tabs('', 'bash npm', 'bash yarn')}\n\n- A\n\n  ${tabs('', 'js a', 'js b').replaceAll('\n', '\n  ')}`,
    );
    expect(screen.getAllByRole('tablist', { name: 'Code' })).toHaveLength(2);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });
});

describe('headings', () => {
  it('have a link and a button named after them', () => {
    render('## The `<b>` & "sx" prop\n\n### Größe 🚋 <span class="plan-pro"></span>');
    const [first, second] = screen.getAllByRole('heading');
    expect(first).toHaveTextContent('The <b> & "sx" prop');
    const link = screen.getByRole('link', { name: 'Link to The <b> & "sx" prop' });
    expect(link).toHaveAttribute('href', `#${first?.id}`);
    expect(
      screen.getByRole('button', { name: 'Feedback on The <b> & "sx" prop' }),
    ).toBeInTheDocument();
    expect(second).toHaveAccessibleName('Größe 🚋 Pro plan');
    expect(second?.id).toBe('größe');
  });

  it('have unique ids, whatever they are called', () => {
    render('## Usage\n\n## Usage\n\n## 🎉\n\n## ✨\n\n## Main content\n\n## usage 2');
    const ids = screen.getAllByRole('heading').map(({ id }) => id);
    expect(new Set([...ids, 'main-content']).size).toBe(7);
    expect(ids.slice(0, 2)).toEqual(['usage', 'usage-2']);
  });
});

describe('tables', () => {
  const rows = '\n| --- | --- |\n| a | b |\n';

  it('can be scrolled with the keyboard and have a name of their own', () => {
    render(`| Prop | \`Type\` |${rows}\n| Prop | \`Type\` |${rows}\n| | |${rows}`);
    const names = ['Table: Prop, Type', 'Table: Prop, Type (2)', 'Table'];
    for (const name of names) {
      expect(screen.getByRole('region', { name })).toHaveAttribute('tabindex', '0');
    }
  });

  it('have headers of columns, and none that are empty', () => {
    render(`| Prop | |${rows}`);
    const headers = screen.getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Prop']);
    expect(headers[0]).toHaveAttribute('scope', 'col');
    expect(screen.getAllByRole('cell')).toHaveLength(3);
  });
});

it.each([
  ['info', 'Info'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['error', 'Error'],
])('says that a callout is of kind %s', (kind, name) => {
  render(`:::${kind}\nMind the gap.\n:::`);
  expect(screen.getByRole('note', { name })).toHaveTextContent('Mind the gap.');
});

it('lets readers focus code to scroll it, and copy it', () => {
  render(fence('js title="a.js"', 'const a = "<b>";'));
  const code = screen.getByText((_, element) => element?.matches('pre > code') ?? false);
  expect(code).toHaveTextContent('const a = "<b>";');
  expect(code).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

it('names the plan of a feature', () => {
  render('Rows <span class="plan-premium"></span> and <span class="plan-pro"></span>');
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Premium plan',
    'Pro plan',
  ]);
});

it('reserves the space of images, unless their author gives a size', () => {
  render('![A tram](/static/a.png)\n\n<img src="/static/b.png" alt="A bus" width="10" />');
  const sizes = ['A tram', 'A bus'].map((name) => {
    const { attributes } = screen.getByRole('img', { name });
    return ['width', 'height', 'loading'].map((key) => attributes.getNamedItem(key)?.value);
  });
  expect(sizes).toEqual([
    ['640', '360', 'lazy'],
    ['10', undefined, 'lazy'],
  ]);
});
