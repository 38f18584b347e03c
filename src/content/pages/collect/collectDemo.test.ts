import { clearTree, collect, folder, createTree, tabs, write } from './testing/demoTree';

beforeEach(createTree);

afterEach(clearTree);

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

  it('follows relative imports, once each, and lists packages', async () => {
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

  it('separates what belongs to one styling', async () => {
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

it('includes the whole file in the page only if the code starts open', async () => {
  write({ 'Tabs.tsx': tabs });
  expect((await collect()).codeHtml).toBeUndefined();
  const open = await collect('Tabs', { options: { defaultCodeOpen: true } });
  expect(open.codeHtml).toBe(open.source.variants[0]?.files[0]?.html);
  expect(open.codeHtml).toContain('One');
  expect(open.codeFiles).toBeUndefined();
});

it('names the files of code that starts open, so that the page reserves space for their tabs', async () => {
  write({ 'Tabs.tsx': `import './data';\n${tabs}`, 'data.ts': 'export const a = 1;\n' });
  expect((await collect()).codeFiles).toBeUndefined();
  const open = await collect('Tabs', { options: { defaultCodeOpen: true } });
  expect(open.codeFiles).toEqual(['Tabs.tsx', 'data.ts']);
});

describe('the preview', () => {
  it('exists unless the code starts closed', async () => {
    write({ 'Tabs.tsx': tabs });
    expect((await collect()).previewHtml).toContain('One');
    const closed = await collect('Tabs', { options: { defaultCodeOpen: false } });
    expect(closed.previewHtml).toBeUndefined();
  });

  it('has a version without types for JavaScript, if it has types', async () => {
    write({ 'Tabs.tsx': tabs.replace('<p>', '<p onClick={(event: unknown) => void event}>') });
    const typed = await collect();
    expect(typed.previewHtml).toContain('unknown');
    const [own, plain] = typed.source.variants.map(({ previewHtml }) => previewHtml);
    expect(own).toBeUndefined();
    expect(plain).toContain('event');
    expect(plain).not.toContain('unknown');
  });

  it('is shared by both languages if it has no types', async () => {
    write({ 'Tabs.tsx': tabs });
    const { source } = await collect();
    expect(source.variants.map(({ previewHtml }) => previewHtml)).toEqual([undefined, undefined]);
  });
});
