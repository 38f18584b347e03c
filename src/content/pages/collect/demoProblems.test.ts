import { clearTree, collect, folder, markdown, createTree, tabs, write } from './testing/demoTree';

beforeEach(createTree);

afterEach(clearTree);

describe('an unresolved merge conflict', () => {
  const conflict =
    '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> other\n';

  it.each([
    ['the demo', 'Tabs.tsx'],
    ['a neighbor', 'a.ts'],
    ['a style sheet', 'a.css'],
    ['data', 'a.json'],
  ])('in %s is the only problem reported', async (_, file) => {
    write({ 'Tabs.tsx': `import './${file.replace(/\.ts$/, '')}';\n${tabs}`, [file]: conflict });
    const { problems } = await collect();
    expect(problems).toEqual([
      {
        file: `${folder}/${file}`,
        line: 1,
        column: 1,
        what: 'The file contains a merge conflict.',
        fix: expect.stringContaining('Keep one of the two sides'),
      },
    ]);
  });
});

describe('problems', () => {
  const cases: [string, Record<string, string>, object][] = [
    [
      'a demo that is missing',
      { 'Tabz.tsx': tabs },
      {
        what: 'There is no demo `Tabs.tsx`.',
        file: markdown,
        line: 7,
        fix: 'Did you mean `Tabz.tsx`?',
      },
    ],
    [
      'a demo with the ending of JSX',
      { 'Tabs.jsx': tabs },
      {
        what: "The demo `Tabs.jsx` has an ending that demos don't have.",
        fix: 'Rename it to `Tabs.tsx`, or to `Tabs.js` if it has no types.',
      },
    ],
    [
      'an import that leads nowhere',
      { 'Tabs.tsx': `import a from './dato';\n${tabs}`, 'data.ts': '' },
      { file: `${folder}/Tabs.tsx`, line: 1, column: 15, fix: 'Did you mean `data`?' },
    ],
    [
      'an import of a neighbor that leads nowhere',
      {
        'Tabs.tsx': `import a from './data';\n${tabs}`,
        'data.ts': `\n  export * from './none';\n`,
      },
      {
        file: `${folder}/data.ts`,
        line: 2,
        column: 17,
        what: 'The import `./none` leads nowhere.',
      },
    ],
    [
      'an import that leaves the product',
      { 'Tabs.tsx': `import a from '../../other/data';\n${tabs}` },
      { what: 'The import `../../other/data` leaves docs-data/demo-ui.', line: 1 },
    ],
    [
      'an import of the engine',
      { 'Tabs.tsx': `${tabs}import a from '@/model';\n` },
      { what: 'A demo may not import `@/model`.', line: 4, column: 15 },
    ],
    [
      'no default export',
      { 'Tabs.tsx': 'export const a = 1;\n' },
      { what: 'The demo has no default export.' },
    ],
    [
      'an enum',
      { 'Tabs.tsx': `enum Size {\n  small,\n}\n${tabs}` },
      { line: 1, column: 1, fix: 'Use a constant object with `as const`.' },
    ],
  ];

  it.each(cases)('reports %s', async (_, files, expected) => {
    write(files);
    const { problems } = await collect();
    expect(problems).toEqual([expect.objectContaining(expected)]);
  });

  it.each([
    ['another name', tabs.replace('Tabs', 'Panels')],
    ['no name', 'export default () => <b>Tabs</b>;\n'],
    [
      'a name given at the end',
      'function Panels() {\n  return <b />;\n}\nexport { Panels as default };\n',
    ],
  ])('accepts a default export with %s', async (_, code) => {
    write({ 'Tabs.tsx': code });
    const { problems, previewHtml } = await collect();
    expect(problems).toEqual([]);
    expect(previewHtml).toContain('&lt;');
  });

  it('reports a folder without its first variant', async () => {
    write({ 'Tabs/css/index.tsx': tabs });
    const { problems } = await collect('Tabs', { hasExtension: false });
    expect(problems).toMatchObject([{ what: 'The demo `Tabs` has no `system` variant.' }]);
  });

  it.each([
    [
      'names no styling',
      'Tabs/tailwnd/index.tsx',
      { what: 'The folder Tabs/tailwnd/ names no styling.', fix: 'Did you mean `tailwind`?' },
    ],
    [
      'has no first file',
      'Tabs/css/main.tsx',
      { what: 'The folder Tabs/css/ has no `index.tsx`.' },
    ],
  ])('reports a folder of stylings that %s', async (_, file, expected) => {
    write({ 'Tabs/system/index.tsx': tabs, [file]: tabs });
    const { problems } = await collect('Tabs', { hasExtension: false });
    expect(problems).toEqual([expect.objectContaining({ ...expected, file: markdown, line: 7 })]);
  });

  it('refuses stylings in a frame', async () => {
    write({ 'Tabs/system/index.tsx': tabs });
    const { problems } = await collect('Tabs', { hasExtension: false, options: { iframe: true } });
    expect(problems).toMatchObject([{ what: 'A demo in stylings cannot be shown in a frame.' }]);
  });

  it('reports the position in a style sheet that would affect elements outside of the demo', async () => {
    write({ 'Tabs.tsx': `import './tab.css';\n${tabs}`, 'tab.css': '\nbody { color: red }' });
    expect((await collect()).problems).toMatchObject([{ file: `${folder}/tab.css`, line: 2 }]);
  });

  it('reports the position of broken syntax', async () => {
    write({ 'Tabs.tsx': `${tabs}const = 1;\n` });
    const { problems } = await collect();
    expect(problems).toMatchObject([
      { file: `${folder}/Tabs.tsx`, line: 4, fix: 'Fix the syntax.' },
    ]);
  });

  it('refuses a demo of another product', async () => {
    expect((await collect('../../other/Tabs')).problems).toMatchObject([
      { file: markdown, line: 7 },
    ]);
  });
});
