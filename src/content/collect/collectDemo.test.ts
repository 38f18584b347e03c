import type { FoundDemo, MarkdownSource } from '../stages';
import { ContentTree } from '../testing/contentTree';
import { collectDemo } from './collectDemo';

const folder = 'docs-data/demo-ui/react-tab';
const markdown = `${folder}/tab.md`;
let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) tree.write(`${folder}/${file}`, text);
}

function collect(path = 'Tabs', wish: Partial<FoundDemo> = {}) {
  const name = path.split('/').pop() ?? '';
  const place = { line: 7, column: 1 };
  const demo = { kind: 'demo', name, path, hasExtension: true, options: {}, ...place, ...wish };
  const source = { file: markdown, productFolder: 'demo-ui' };
  return collectDemo(tree.root, source as MarkdownSource, demo as FoundDemo);
}

const tabs = 'export default function Tabs() {\n  return <p>One</p>;\n}\n';

describe('a merge that nobody resolved', () => {
  const conflict =
    '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> other\n';

  it.each([
    ['the demo', 'Tabs.tsx'],
    ['a neighbor', 'a.ts'],
    ['a style sheet', 'a.css'],
    ['data', 'a.json'],
  ])('in %s is all that is said of it', async (_, file) => {
    write({ 'Tabs.tsx': `import './${file.replace(/\.ts$/, '')}';\n${tabs}`, [file]: conflict });
    const { problems } = await collect();
    expect(problems).toEqual([
      {
        file: `${folder}/${file}`,
        line: 1,
        column: 1,
        what: 'The file holds a merge conflict.',
        fix: expect.stringContaining('Keep one of the two sides'),
      },
    ]);
  });
});

describe('sources', () => {
  it('prefers TypeScript and derives JavaScript', async () => {
    write({ 'Tabs.tsx': `type A = 1;\n\n${tabs}`, 'Tabs.js': 'not read' });
    const { source, modules, problems } = await collect();
    expect(problems).toEqual([]);
    expect(modules).toEqual([{ key: 'Tabs', file: `${folder}/Tabs.tsx`, hasSheet: false }]);
    const [typed, plain] = source.variants;
    expect(typed).toMatchObject({ language: 'TS', files: [{ name: 'Tabs.tsx' }] });
    expect(plain).toMatchObject({ language: 'JS', files: [{ name: 'Tabs.js', code: tabs }] });
    expect(plain?.files[0]?.html).toContain('<span class="f">Tabs</span>');
  });

  it('takes a JavaScript demo as it is', async () => {
    write({ 'Tabs.js': tabs });
    const { source, inputs } = await collect();
    expect(source.variants.map((variant) => variant.language)).toEqual(['JS']);
    expect(inputs).toEqual(expect.arrayContaining([`${folder}/Tabs.tsx`, `${folder}/Tabs.js`]));
  });

  it('follows neighbors, once each, and lists packages', async () => {
    write({
      'Tabs.tsx': `import Tab from './Tab';\nimport { a } from '../shared/data';\nimport B from '@mui/material/Button';\nimport '@mui/material/Chip';\n${tabs}`,
      'Tab.tsx': `import { clsx } from 'clsx/lite';\nimport { a } from '../shared/data';\nimport './tab.css';\nexport default () => clsx(a);\n`,
      'tab.css': 'p { color: red }',
      '../shared/data.ts': 'export const a: number = 1;\n',
    });
    const { source, problems, inputs } = await collect();
    expect(problems).toEqual([]);
    const names = source.variants.map((variant) => variant.files.map((file) => file.name));
    expect(names).toEqual([
      ['Tabs.tsx', 'Tab.tsx', '../shared/data.ts', 'tab.css'],
      ['Tabs.js', 'Tab.js', '../shared/data.js', 'tab.css'],
    ]);
    expect(source.dependencies).toEqual(['@mui/material', 'clsx']);
    expect(inputs).toContain(`${folder}/tab.css`);
  });

  it('reads styling variants from a folder', async () => {
    write({ 'Tabs/system/index.tsx': tabs, 'Tabs/css/index.js': tabs });
    const { source, modules } = await collect('Tabs', { hasExtension: false });
    expect(modules.map((module) => module.key)).toEqual(['Tabs', 'Tabs.css']);
    const kinds = source.variants.map(({ language, styling }) => `${language} ${styling}`);
    expect(kinds).toEqual(['TS MUI System', 'JS MUI System', 'JS CSS']);
  });

  it('keeps apart what belongs to one styling', async () => {
    const inTailwind = tabs.replace('<p>One</p>', '<p className="flex">Two</p>');
    write({
      'Tabs/system/index.tsx': `import '@mui/system';\n${tabs}`,
      'Tabs/tailwind/index.tsx': inTailwind,
      'Tabs/css/index.tsx': `import './styles.css';\n${tabs}`,
      'Tabs/css/styles.css': '.tabs { color: red }\n',
    });
    const { source, styled, styles, modules, previewHtml, problems, inputs } = await collect(
      'Tabs',
      {
        hasExtension: false,
      },
    );
    expect(problems).toEqual([]);
    expect(previewHtml).toContain('One');
    expect(styled?.Tailwind?.previewHtml).toContain('Two');
    expect(styles.candidates).toEqual(['flex']);
    expect(modules.map(({ key, hasSheet }) => [key, hasSheet])).toEqual([
      ['Tabs', false],
      ['Tabs.tailwind', true],
      ['Tabs.css', true],
    ]);
    expect(styles.css).toBe(
      ":where([data-sheet-reaches='Tabs.css'], [data-sheet-reaches='Tabs.css'] *) { &.tabs { color: red } }",
    );
    const files = source.variants.at(-1)?.files.map(({ name }) => name);
    expect(files).toEqual(['Tabs.js', 'styles.css']);
    expect(inputs).toContain(`${folder}/Tabs/css/styles.css`);
  });

  it('scopes the style sheet of a demo in one styling to the demo', async () => {
    write({ 'Tabs.tsx': `import './tab.css';\n${tabs}`, 'tab.css': 'p { color: red }' });
    expect((await collect()).styles.css).toBe(
      ":where([data-sheet-reaches='Tabs'], [data-sheet-reaches='Tabs'] *) { p& { color: red } }",
    );
  });
});

it('puts the whole file into the page only where the code starts open', async () => {
  write({ 'Tabs.tsx': tabs });
  expect((await collect()).codeHtml).toBeUndefined();
  const open = await collect('Tabs', { options: { defaultCodeOpen: true } });
  expect(open.codeHtml).toBe(open.source.variants[0]?.files[0]?.html);
  expect(open.codeHtml).toContain('One');
});

describe('the preview', () => {
  it('is there unless the code starts closed', async () => {
    write({ 'Tabs.tsx': tabs });
    expect((await collect()).previewHtml).toContain('One');
    const closed = await collect('Tabs', { options: { defaultCodeOpen: false } });
    expect(closed.previewHtml).toBeUndefined();
  });

  it('comes without types for JavaScript, where it has some', async () => {
    write({ 'Tabs.tsx': tabs.replace('<p>', '<p onClick={(event: unknown) => void event}>') });
    const typed = await collect();
    expect(typed.previewHtml).toContain('unknown');
    const [own, plain] = typed.source.variants.map(({ previewHtml }) => previewHtml);
    expect(own).toBeUndefined();
    expect(plain).toContain('event');
    expect(plain).not.toContain('unknown');
  });

  it('is one for both languages where it has no types', async () => {
    write({ 'Tabs.tsx': tabs });
    const { source } = await collect();
    expect(source.variants.map(({ previewHtml }) => previewHtml)).toEqual([undefined, undefined]);
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

  it.each(cases)('names %s', async (_, files, expected) => {
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
  ])('takes a default export with %s', async (_, code) => {
    write({ 'Tabs.tsx': code });
    const { problems, previewHtml } = await collect();
    expect(problems).toEqual([]);
    expect(previewHtml).toContain('&lt;');
  });

  it('names a folder without its first variant', async () => {
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
  ])('names a folder of a styling that %s', async (_, file, expected) => {
    write({ 'Tabs/system/index.tsx': tabs, [file]: tabs });
    const { problems } = await collect('Tabs', { hasExtension: false });
    expect(problems).toEqual([expect.objectContaining({ ...expected, file: markdown, line: 7 })]);
  });

  it('refuses stylings in a frame', async () => {
    write({ 'Tabs/system/index.tsx': tabs });
    const { problems } = await collect('Tabs', { hasExtension: false, options: { iframe: true } });
    expect(problems).toMatchObject([{ what: 'A demo in stylings cannot be shown in a frame.' }]);
  });

  it('names the place in a style sheet that would reach out of the demo', async () => {
    write({ 'Tabs.tsx': `import './tab.css';\n${tabs}`, 'tab.css': '\nbody { color: red }' });
    expect((await collect()).problems).toMatchObject([{ file: `${folder}/tab.css`, line: 2 }]);
  });

  it('names the place of broken syntax', async () => {
    write({ 'Tabs.tsx': `${tabs}const = 1;\n` });
    const { problems } = await collect();
    expect(problems).toMatchObject([
      { file: `${folder}/Tabs.tsx`, line: 4, fix: 'Mend the syntax.' },
    ]);
  });

  it('refuses a demo of another product', async () => {
    expect((await collect('../../other/Tabs')).problems).toMatchObject([
      { file: markdown, line: 7 },
    ]);
  });
});
