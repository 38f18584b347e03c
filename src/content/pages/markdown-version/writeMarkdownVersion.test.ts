import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { linkMarkdownVersion } from './links';
import { writeMarkdownVersion } from './writeMarkdownVersion';

const code = 'export default function Sizes() {\n  return <p />;\n}\n';

function versionOf(markdown: string, demoLine?: number, unstyled?: string): string {
  const files = [
    { name: 'Sizes.tsx', code, html: '' },
    { name: 'sizes.ts', code: 'export {};\n', html: '' },
  ];
  const variants = [{ language: 'TS', styling: 'CSS', files }];
  const collected = { source: { variants } } as unknown as CollectedDemo;
  const found = { line: demoLine } as FoundDemo;
  return writeMarkdownVersion({
    source: { body: markdown, bodyLine: 5, frontMatter: { unstyled } } as MarkdownSource,
    page: { title: 'From front matter', description: 'What it is.' },
    demos: demoLine ? [{ found, collected }] : [],
    permalink: { written: 'https://e.com/blob/-/', pinned: 'https://e.com/blob/v1/' },
  });
}

it('starts with the title and the description, once each', () => {
  const markdown = '# Button\n\n<p class="description">What <em>it</em>\nis.</p>\n\nText.\n';
  expect(versionOf(markdown)).toBe('# Button\n\nWhat it is.\n\nText.\n');
  expect(versionOf('Text.\n')).toBe('# From front matter\n\nWhat it is.\n\nText.\n');
});

it('replaces a demo by its code and removes all other lines of braces', () => {
  const markdownVersion = versionOf('# A\n\n{{"demo": "Sizes.js", "bg": true}}\n\nEnd.\n', 7);
  expect(markdownVersion).toBe(
    `# A\n\nWhat it is.\n\n\`\`\`tsx title="Sizes.tsx"\n${code}\`\`\`\n\n\`\`\`ts title="sizes.ts"\nexport {};\n\`\`\`\n\nEnd.\n`,
  );
});

it('turns components and plans into notes, and keys into text', () => {
  const markdown =
    '# A\n\n{{"component": "modules/components/Gallery", "wide": true}}\n\n## B <span class="plan-pro"></span>\n\nPress <kbd class="key">Tab</kbd>.\n';
  expect(versionOf(markdown)).toContain(
    '> The page shows the interactive component Gallery here.\n\n## B (Pro plan)\n\nPress Tab.\n',
  );
});

it('leaves out ids of headings, and components that every page renders', () => {
  const markdown =
    '# A\n\n{{"component": "modules/components/ComponentLinkHeader.js"}}\n\n## Sizes {#size #sizes}\n\n### `{#id}`\n';
  expect(versionOf(markdown)).toBe('# A\n\nWhat it is.\n\n## Sizes\n\n### `{#id}`\n');
});

it('has the section about the unstyled version, and links to the documented source', () => {
  const markdownVersion = versionOf(
    '# A\n\n[s](https://e.com/blob/-/a.ts)\n',
    undefined,
    '/base/a/',
  );
  expect(markdownVersion).toMatch(
    /\[s\]\(https:\/\/e\.com\/blob\/v1\/a\.ts\)\n\n## Unstyled\n\n.*\(\/base\/a\/\)/,
  );
});

it('turns callouts into quotations, including the code in them', () => {
  const markdown = '# A\n\n:::warning\nMind\n\n```md\n:::\n```\n:::\n\nEnd.\n';
  expect(versionOf(markdown)).toContain(
    '> **Warning:**\n>\n> Mind\n>\n> ```md\n> :::\n> ```\n\nEnd.\n',
  );
});

it('keeps the names of code tabs and leaves code unchanged', () => {
  const markdown =
    '# A\n\n<codeblock storageKey="p">\n\n```bash npm\nnpm i\n```\n\n```md\n{{"demo": "x"}}\n```\n\n</codeblock>\n';
  expect(versionOf(markdown)).toContain(
    '```bash title="npm"\nnpm i\n```\n\n```md\n{{"demo": "x"}}\n```\n',
  );
});

it('makes links absolute, to Markdown versions if they exist, except in code', () => {
  const markdownVersion =
    '[a](/a/#b) [s](/store/) <a href="/a/">x</a>\n[c]: /a/\n```md\n[a](/a/)\n```\n[d](#d) [e](https://x.y/a/)';
  expect(linkMarkdownVersion(markdownVersion, 'https://e.com', new Set(['/a/']))).toBe(
    '[a](https://e.com/a.md#b) [s](https://e.com/store/) <a href="https://e.com/a.md">x</a>\n[c]: https://e.com/a.md\n```md\n[a](/a/)\n```\n[d](#d) [e](https://x.y/a/)',
  );
});
