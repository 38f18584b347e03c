import { parsePage } from '../parse';
import type { CollectedDemo, MarkdownSource } from '../stages';
import { writeMarkdownVersion } from './writeMarkdownVersion';
import { linkMarkdownVersion } from './links';

const known = { components: [], imageExists: () => true };
const demoCode = '```tsx title="Good.tsx"\nconst a = 1;\n\n\nconst b = 2;\n```';
const files = [{ name: 'Good.tsx', code: 'const a = 1;\n\n\nconst b = 2;\n', html: '' }];

/** Returns the Markdown version of a page whose demos all have the same code. */
function versionOf(body: string): string {
  const source = {
    file: 'page.md',
    pathname: '/a/',
    body,
    text: body,
    bodyLine: 3,
    frontMatter: {},
    problems: [],
  };
  const page = parsePage(source as unknown as MarkdownSource, known);
  const collected = { source: { variants: [{ files }] } } as unknown as CollectedDemo;
  const demos = page.blocks.flatMap((found) =>
    found.kind === 'demo' ? [{ found, collected }] : [],
  );
  return writeMarkdownVersion({ source: source as unknown as MarkdownSource, page, demos });
}

const head = '# Zfix\n\n<p class="description">D.</p>\n\n';

/** Returns the text after title and description. */
const textOf = (text: string): string =>
  versionOf(head + text).slice('# Zfix\n\nD.\n\n'.length, -1);

describe('keeps all text, headings and demos', () => {
  it.each([
    ['text', 'This sentence follows the demo directly.'],
    ['a fence', '```js\nconst c = 3;\n```'],
    ['a heading', '## Two'],
  ])('with %s directly after a demo', (_, next) => {
    expect(textOf(`## One\n\n{{"demo": "Good.js"}}\n${next}\n`)).toBe(
      `## One\n\n${demoCode}\n\n${next}`,
    );
  });

  it('with empty lines after the title', () => {
    expect(versionOf('# Zfix\n\n\n{{"demo": "Good.js"}}\n\n## Lost heading\n')).toBe(
      `# Zfix\n\n${demoCode}\n\n## Lost heading\n`,
    );
  });

  it('with a demo at the end of the file', () => {
    expect(textOf('{{"demo": "Good.js"}}')).toBe(demoCode);
  });

  it('with Windows line endings', () => {
    expect(versionOf(`${head}Text.\n\n{{"demo": "Good.js"}}\nEnd.\n`.replace(/\n/g, '\r\n'))).toBe(
      `# Zfix\n\nD.\n\nText.\n\n${demoCode}\n\nEnd.\n`,
    );
  });
});

it.each(['Zfix\n====\n', '   # Zfix\n', '# Zfix ##\n', '<!-- note -->\n# Zfix\n'])(
  'writes the title of %j once',
  (title) => {
    const markdownVersion = versionOf(`${title}\n<p class="description">D.</p>\nText.\n`);
    expect(markdownVersion).toMatch(/^# Zfix\n\nD\.\n\n/);
    expect(markdownVersion.match(/Zfix/g)).toHaveLength(1);
  },
);

it('writes the description as the page shows it, including entities', () => {
  expect(versionOf('# A\n\n<p class="description">Tom &amp; \\*x\\* &lt;b&gt;.</p>\n')).toBe(
    '# A\n\nTom & \\*x\\* \\<b>.\n',
  );
});

describe('turns callouts into quotations', () => {
  it.each([
    ['with text behind', ':::info\nNote\n:::\nAfter.', '> **Info:**\n>\n> Note\n\nAfter.'],
    ['with a space', '::: info\nNote\n:::', '> **Info:**\n>\n> Note'],
    ['indented', '  :::info\n  Note\n  :::\nAfter.', '  > **Info:**\n  >\n>   Note\n\nAfter.'],
    [
      'nested',
      '::::info\nOuter\n:::warning\nInner\n:::\nOuter\n::::',
      '> **Info:**\n>\n> Outer\n>\n> > **Warning:**\n> >\n> > Inner\n>\n> Outer',
    ],
    [
      'in a list',
      '- Item\n\n  :::info\n  Note\n\n  More\n  :::\n\n- Next',
      '- Item\n\n  > **Info:**\n  >\n  > Note\n  >\n  > More\n\n- Next',
    ],
    [
      'that begin an item of a list',
      '1. :::info\n   Note\n   :::\n   After.',
      '1. > **Info:**\n   >\n   > Note\n\n   After.',
    ],
    [
      'in a quotation',
      '> :::info\n> Note\n>\n> More\n> :::\n> After.',
      '> > **Info:**\n> >\n> > Note\n> >\n> > More\n>\n> After.',
    ],
    [
      'behind another',
      ':::info\nOne\n:::\n:::error\nTwo\n:::',
      '> **Info:**\n>\n> One\n\n> **Error:**\n>\n> Two',
    ],
    [
      'with code that has colons and empty lines',
      ':::info\n```md\n:::\n\n\n``` not closing\n```\n:::',
      '> **Info:**\n>\n> ```md\n> :::\n>\n>\n> ``` not closing\n> ```',
    ],
  ])('%s', (_, written, markdownVersion) => {
    // The indentation of the first line matters.
    expect(textOf(`.\n\n${written}\n`)).toBe(`.\n\n${markdownVersion}`);
  });
});

it('separates a callout from raw HTML above it', () => {
  expect(textOf('<div>\nx\n</div>\n:::info\nNote\n:::\n')).toBe(
    '<div>\nx\n</div>\n\n> **Info:**\n>\n> Note',
  );
});

it('keeps callouts in list items inside of callouts even if their lines are empty', () => {
  const text =
    '::::info\n- Item\n\n  :::error\n  Note\n\n  ```js\n  a\n\n\n  b\n  ```\n  :::\n::::\n';
  expect(textOf(text)).toBe(
    '> **Info:**\n>\n> - Item\n>\n>   > **Error:**\n>   >\n>   > Note\n>   >\n>   > ```js\n>   > a\n>   >\n>   >\n>   > b\n>   > ```',
  );
});

describe('leaves code and raw HTML unchanged', () => {
  it.each([
    'Write `<span class="plan-pro"></span>` or `<kbd>Esc</kbd>`.',
    'Text.\n\n    <kbd>Esc</kbd>\n\n\n    {{"demo": "Good.js"}}',
    '```md\n``` not closing\n<kbd>Esc</kbd>\n:::info\n```',
    '<pre>\n:::info\n\n\nx\n</pre>\n\nText.',
    '> ```md\n> <kbd>Esc</kbd>\n> ```',
    '- ```md\n  <kbd>Esc</kbd>\n\n\n  :::info\n  ```',
  ])('%j', (text) => {
    expect(textOf(`${text}\n`)).toBe(text);
  });
});

it('replaces keys and plans in tables, lists and raw HTML by text', () => {
  const text =
    '| a | b |\n| --- | --- |\n| `\\|` `<kbd>x</kbd>` | <kbd class="key">Esc</kbd> <span class="plan-premium"></span> |\n\n- <kbd>A</kbd>+<kbd>B</kbd>\n\n<div>\n<kbd>C</kbd>\n</div>';
  expect(textOf(text)).toBe(
    '| a | b |\n| --- | --- |\n| `\\|` `<kbd>x</kbd>` | Esc (Premium plan) |\n\n- A+B\n\n<div>\nC\n</div>',
  );
});

it('removes the tags of feature lists and of code tabs in a list', () => {
  expect(
    textOf(
      '1. One\n\n   <codeblock storageKey="p">\n\n   ```bash npm\n   a\n   ```\n\n   </codeblock>\n\n<featureList>\n- a\n</featureList>\nText.',
    ),
  ).toBe('1. One\n\n   ```bash title="npm"\n   a\n   ```\n\n- a\n\nText.');
});

it('leaves code in its list if tabs begin an item', () => {
  const text = '- <codeblock>\n\n  ```bash npm\n  a\n  ```\n\n  </codeblock>\n';
  expect(textOf(text)).toBe('-\n  ```bash title="npm"\n  a\n  ```');
});

it('does not make example links in code absolute', () => {
  const markdownVersion =
    'See `[a](/a/)` and [`<a href="/a/">`](/a/).\n\n```md\n``` not closing\n[a](/a/)\n```\n\n    [a](/a/)\n\n| x |\n| --- |\n| `\\|` `](/a/)` [y](/b/) |\n\n> [c]: /a/\n';
  expect(linkMarkdownVersion(markdownVersion, 'https://e.com', new Set(['/a/']))).toBe(
    'See `[a](/a/)` and [`<a href="/a/">`](https://e.com/a.md).\n\n```md\n``` not closing\n[a](/a/)\n```\n\n    [a](/a/)\n\n| x |\n| --- |\n| `\\|` `](/a/)` [y](https://e.com/b/) |\n\n> [c]: https://e.com/a.md\n',
  );
});
