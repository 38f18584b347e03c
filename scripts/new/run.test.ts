import fs from 'node:fs';
import path from 'node:path';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { smallSite, type ContentTree } from '../../src/content/testing/contentTree';
import { grouped } from './testing/grouped';
import { run } from './run';

const pagesFile = 'docs-data/demo-ui/pages.ts';
const card = 'docs-data/demo-ui/react-card';
const list = 'docs-data/demo-ui/react-list/list.md';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  tree.write('src/model/product.ts', `export const productIds = ['material-ui'] as const;\n`);
});

afterEach(() => tree.dispose());

const make = (...argv: string[]) => run(tree.root, argv);

async function compile() {
  const { problems, pages, demos } = await new SiteCompiler(tree.root, 'build').run();
  return { problems, pages, demos };
}

describe('new page', () => {
  it('writes a page, a demo and an entry that compile without problems', async () => {
    await make('page', '/demo-ui/react-card/', '--title', 'Cards: the whole story');
    expect(await compile()).toEqual({ problems: [], pages: 3, demos: 2 });
    expect(tree.read(`${card}/card.md`)).toContain('# Cards: the whole story\n');
    expect(tree.read(`${card}/BasicCard.tsx`)).toContain('export default function BasicCard()');
    expect(tree.read('.content/navigation/demo-ui.json')).toContain('Cards: the whole story');
  });

  it('lists it in the group that is named, and leaves the rest of the file as it is', async () => {
    tree.write(pagesFile, grouped);
    await make('page', '/demo-ui/react-card/', '--group', 'Inputs');
    const first = `          { kind: 'page', pathname: '/demo-ui/react-button/' }, // first\n`;
    const added = `          { kind: 'page', pathname: '/demo-ui/react-card/' },\n`;
    expect(tree.read(pagesFile)).toBe(grouped.replace(first, first + added));
  });

  it('makes a subheader next to those of its siblings', async () => {
    tree.write(pagesFile, grouped);
    await make('page', '/demo-ui/react-card/', '--group', 'Surfaces');
    expect(tree.read(pagesFile)).toContain(`subheader: 'surfaces'`);
    expect((await compile()).problems).toEqual([]);
    const [group] = JSON.parse(tree.read('.content/navigation/demo-ui.json'));
    expect(group.children[2]).toMatchObject({ title: 'Surfaces', children: [{ title: 'Card' }] });
  });

  it('leaves the navigation alone where the page is planned already', async () => {
    tree.edit(pagesFile, (text) =>
      text.replace('];', `  { kind: 'page', pathname: '/demo-ui/react-card/' },\n];`),
    );
    const before = tree.read(pagesFile);
    await make('page', '/demo-ui/react-card/');
    expect(tree.read(pagesFile)).toBe(before);
    expect((await compile()).problems).toEqual([]);
  });
});

describe('new demo', () => {
  it('shows it at the end of the page', async () => {
    await make('demo', '/demo-ui/react-list/', 'NestedList');
    expect(tree.read(list)).toMatch(/\n\n\{\{"demo": "NestedList.js"\}\}\n$/);
    expect(await compile()).toMatchObject({ problems: [], demos: 2 });
  });

  it('shows it at the end of a section', async () => {
    tree.edit(list, (text) => `${text}\n## One\n\nFirst.\n\n## Two\n\nSecond.\n`);
    await make('demo', '/demo-ui/react-list/', 'Button', '--after', 'one');
    expect(tree.read(list)).toContain('First.\n\n{{"demo": "Button.js"}}\n\n## Two\n');
    expect(tree.read('docs-data/demo-ui/react-list/Button.tsx')).toContain('import MuiButton');
    expect((await compile()).problems).toEqual([]);
  });

  it('finds a section by the id that its author wrote', async () => {
    tree.edit(list, (text) => `${text}\n## One {#first #start}\n\nFirst.\n\n## Two\n\nSecond.\n`);
    await make('demo', '/demo-ui/react-list/', 'Button', '--after', 'first');
    expect(tree.read(list)).toContain('First.\n\n{{"demo": "Button.js"}}\n\n## Two\n');
    await expect(make('demo', '/demo-ui/react-list/', 'Other', '--after', 'one')).rejects.toThrow();
  });
});

describe('new product', () => {
  it('writes its folder, its route, its logo and its lines, and compiles', async () => {
    await make('product', 'joy-ui', '--name', "Joy's own");
    expect(await compile()).toMatchObject({ problems: [], pages: 3 });
    expect(tree.read('docs-data/joy-ui/product.ts')).toContain(`name: "Joy's own"`);
    expect(tree.read('docs-data/products.ts')).toBe(
      `import product from './demo-ui/product';\nimport joyUi from './joy-ui/product';\n\nexport default { 'demo-ui': product, 'joy-ui': joyUi };\n`,
    );
    expect(tree.read('src/model/product.ts')).toContain(`['material-ui', 'joy-ui'] as const`);
    expect(tree.has('public/static/logos/joy-ui.svg')).toBe(true);
  });

  it('writes the route that the others have', async () => {
    await make('product', 'system', '--name', 'System');
    const route = 'pages/system/[[...slug]].tsx';
    const real = fs.readFileSync(path.join(__dirname, '../..', route), 'utf8');
    expect(tree.read(route)).toBe(real);
  });

  it('keeps the imports of the list in order', async () => {
    tree.edit(
      'docs-data/products.ts',
      (text) => `import type { Product } from '@/model';\n${text}`,
    );
    await make('product', 'abc', '--name', 'Abc');
    const [model, first, second] = tree.read('docs-data/products.ts').split('\n');
    expect([model, first, second].join('\n')).toMatch(/@\/model.*\n.*abc.*\n.*demo-ui/);
  });

  it('calls it by a name that can be a variable', async () => {
    await make('product', 'new', '--name', 'New');
    expect(tree.read('docs-data/products.ts')).toContain(`import newProduct from './new/product';`);
  });
});
