import { loadProducts } from '../products';
import { ContentTree } from '@/content/testing/contentTree';
import { summaryOf } from '@/content/testing/pageSummary';
import { indexSite } from './indexSite';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('docs-data/products.ts', `import a from './a/product';\nexport default { a };\n`);
  tree.write(
    'docs-data/a/product.ts',
    `export default { id: 'material-ui', name: 'A', prefix: '/a/', home: '/a/' };`,
  );
});

afterEach(() => tree.dispose());

/** Returns the problems of a navigation for the pages `/a/chip/` and `/a/list/`: `line:column what fix`. */
async function problemsOf(pagesFile: string): Promise<string[]> {
  tree.write('docs-data/a/pages.ts', pagesFile);
  const pages = ['/a/chip/', '/a/list/'].map((pathname) => summaryOf(pathname));
  const { products } = await loadProducts(tree.root);
  const site = { root: tree.root, products, files: pages, pages, isComplete: true };
  const { problems } = await indexSite(site);
  return problems.map(
    ({ file, line, column, what, fix }) =>
      `${file.replace('docs-data/a/', '')}:${line}:${column} ${what} ${fix}`,
  );
}

const list = `{ kind: 'page', pathname: '/a/list/' }`;

/** Returns the same for the entry of the list, followed by others from line 3. */
const inList = (...entries: string[]) =>
  problemsOf(`export default [\n${list},\n${entries.join('\n')}\n];\n`);

const chip = `{ kind: 'page', pathname: '/a/chip/' },`;

it('reports an icon that the navigation does not have', async () => {
  const entry = `{ kind: 'page', pathname: '/a/chip/', icon: 'roket' },`;
  expect(await inList(entry)).toEqual([
    'pages.ts:3:45 `icon` cannot be `"roket"`. Did you mean `rocket`?',
  ]);
});

describe('reports an error in an entry once, at its position', () => {
  it.each([
    [
      `{\n  newFeatur: true,\n  kind: 'page',\n  pathname: '/a/chip/',\n},`,
      'pages.ts:4:3 Unknown key `newFeatur`. Did you mean `newFeature`?',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip/', "a(b": 1 },`,
      'pages.ts:3:39 Unknown key `a(b`. Use one of',
    ],
    [
      `{ kind: 'page' },`,
      'pages.ts:3:1 `pathname` is missing. Add `pathname`, an address that starts and ends with a slash.',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip/', plan: 'por' },`,
      'pages.ts:3:45 `plan` cannot be `"por"`. It must be `pro` or `premium`.',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip/', beta: 'true' },`,
      'pages.ts:3:45 `beta` cannot be `"true"`. Write `true` without quotes.',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip' },`,
      'pages.ts:3:27 `pathname` cannot be `"/a/chip"`. Write `/a/chip/`.',
    ],
    [
      `{ kind: 'pge', pathname: '/a/chip/' },`,
      'pages.ts:3:9 Unknown kind of entry `pge`. Did you mean `page`?',
    ],
    [
      `{ pathname: '/a/chip/' },`,
      'pages.ts:3:1 `kind` is missing. Add `kind`, one of `page`, `group`',
    ],
    [
      `{ kind: 'constructor', pathname: '/a/chip/' },`,
      'pages.ts:3:9 Unknown kind of entry `constructor`. Use one of `page`, `group`',
    ],
    [
      `{ kind: 'page', pathname: '/a/chp/' },`,
      'pages.ts:3:27 No page has the pathname `/a/chp/`. Did you mean `/a/chip/`?',
    ],
    [
      `{ kind: 'group', pathname: '/a/more/' }, ${chip}`,
      'pages.ts:3:1 `children` is missing. Add `children`, the list of the entries below it.',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip/', linkProps: { rel: 1n } },`,
      'pages.ts:3:50 `linkProps` cannot be',
    ],
  ])('%s', async (entry, problem) => {
    expect(await inList(entry)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['null', 'undefined', '5', `'/a/chip/'`, '[]', '() => 1', ''])('%s', async (entry) => {
    const [first, ...others] = await inList(`// One that is not an entry\n  ${entry},`, chip);
    expect(first).toMatch(/^pages\.ts:\d+:\d+ `.*` is not an entry\. Write an entry such as/);
    expect(others).toEqual([]);
    const [below] = await inList(
      `{ kind: 'group', pathname: '/a/more/', children: [${chip} ${entry || ','}] },`,
    );
    expect(below).toMatch(/^pages\.ts:3:\d+ `.*` is not an entry/);
  });
});

it('finds it after comments with the same text', async () => {
  const code = `// '/a/chip/' and '/a/list/'\nexport default [\n${list}, ${chip}\n/* '/a/chip/' */\n${chip}\n];\n`;
  expect(await problemsOf(code)).toEqual([
    'pages.ts:5:27 The pathname `/a/chip/` is already used on line 3. Remove one of the entries or give it another pathname.',
  ]);
});

it('finds it in lists and entries that are variables', async () => {
  const code = [
    `const chip = { kind: 'page', pathname: '/a/chip/', bta: true };`,
    `const more = [${list}, chip];`,
    `const all = [{ kind: 'link', title: 'X', href: 'https://example.com/' }, ...more, {`,
    `  kind: 'link', title: 'Y', href: '/a/chp/' }] as const;`,
    `export default (all satisfies readonly unknown[]);`,
  ];
  expect(await problemsOf(code.join('\n'))).toEqual([
    expect.stringContaining('pages.ts:1:52 Unknown key `bta`. Did you mean `beta`?'),
    expect.stringContaining('pages.ts:4:35 The link `/a/chp/` leads to no page. Did you mean'),
  ]);
});

it('reports the position of the written part if entries are computed', async () => {
  const code = `const all = ['list', 'chip', 'chp'];\nexport default all.map((it) => ({ kind: 'page', pathname: \`/a/\${it}/\` }));\n`;
  expect(await problemsOf(code)).toEqual([expect.stringContaining('pages.ts:2:16 No page has')]);
});

describe('the targets of entries', () => {
  it.each([
    [
      `{ kind: 'link', title: 'X', href: '/nowhere/' },`,
      '3:35 The link `/nowhere/` leads to no page.',
    ],
    [`{ kind: 'link', title: 'X', href: 'chip/' },`, '3:35 The link `chip/` is relative.'],
    [
      `{ kind: 'link', title: 'X', href: '/a/chip/#nope' },`,
      '3:35 `/a/chip/` has no anchor `#nope`.',
    ],
    [
      `{ kind: 'page', pathname: '/a/chip/#size' },`,
      '3:27 `/a/chip/` has no anchor `#size`. Did you',
    ],
  ])('%s is wrong', async (entry, problem) => {
    const found = await inList(chip, entry);
    expect(found).toEqual([expect.stringContaining(problem.replace(/^3/, 'pages.ts:4'))]);
  });

  it.each([
    `{ kind: 'link', title: 'X', href: '/a/chip/#sizes' },`,
    `{ kind: 'link', title: 'X', href: '/a/llms.txt' },`,
    `{ kind: 'link', title: 'X', href: 'mailto:a@example.com' },`,
    `{ kind: 'page', pathname: '/a/chip/#sizes' },`,
  ])('%s is right', async (entry) => {
    expect(await inList(chip, entry)).toEqual([]);
  });
});

it('reports the name in `unlisted`', async () => {
  const code = `export default [${list}, ${chip}];\nexport const unlisted = [\n  '/a/gone/',\n];\n`;
  expect(await problemsOf(code)).toEqual([
    'pages.ts:3:3 `/a/gone/` is named in `unlisted` but is the address of no page. Remove it from `unlisted`.',
  ]);
});

it('reports only the syntax error if the file cannot be read', async () => {
  expect(await problemsOf(`export default [\n  ${list},\n  foo,\n];\n`)).toEqual([
    'pages.ts:3:3 This file cannot be run: foo is not defined. Declare or import `foo`, or remove it.',
  ]);
  const [problem, ...others] = await problemsOf(`export default [\n  { kind: ,\n];\n`);
  expect(problem).toMatch(/^pages\.ts:2:11 /);
  expect(others).toEqual([]);
});
