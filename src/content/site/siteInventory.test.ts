import { SiteCompiler } from '@/content/run/siteCompiler';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';
import { inProductFolder } from './siteInventory';
import type { PageFile } from '@/content/pages/stages';

const pagesFile = 'docs-data/demo-ui/pages.ts';
const broken = 'export default [\n  foo,\n];\n';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  tree.write('translations/en.json', '{}');
});

afterEach(() => tree.dispose());

const navigation = () => JSON.parse(tree.read('.content/navigation/demo-ui.json'));

describe('a navigation that fails to run', () => {
  it('is the only problem of a site', async () => {
    tree.write(pagesFile, broken);
    const { problems } = await new SiteCompiler(tree.root, 'build').run();
    expect(problems).toMatchObject([{ file: pagesFile, line: 2, column: 3 }]);
  });

  it('stays as it was in development, until it is fixed', async () => {
    const right = tree.read(pagesFile);
    const compiler = new SiteCompiler(tree.root, 'watch');
    await compiler.run();
    const before = navigation();
    expect(before).toHaveLength(2);
    tree.write(pagesFile, broken);
    expect((await compiler.run([pagesFile])).problems).toMatchObject([
      { file: pagesFile, line: 2 },
    ]);
    expect((await compiler.run([])).problems).toHaveLength(1);
    expect(navigation()).toEqual(before);
    tree.write(pagesFile, right);
    expect((await compiler.run([pagesFile])).problems).toEqual([]);
  });
});

describe('wrong facts of a product', () => {
  const facts = 'docs-data/demo-ui/product.ts';
  const home = '/demo-ui/react-list/';

  it.each([
    ['that cannot be read', (text: string) => text.replace('id:', 'id')],
    ['of the wrong kind', (text: string) => text.replace('listed: true', "listed: 'no'")],
  ])('%s, stay as they were in development, until they are fixed', async (_, breakIt) => {
    tree.edit(facts, (text) => text.replace('/demo-ui/react-button/', home));
    const right = tree.read(facts);
    const compiler = new SiteCompiler(tree.root, 'watch');
    await compiler.run();
    tree.edit(facts, breakIt);
    for (const changed of [[facts], []]) {
      const { problems, compiled } = await compiler.run(changed);
      expect(problems).toMatchObject([{ file: facts, line: 1 }]);
      expect(compiled).toEqual([]);
      expect(JSON.parse(tree.read('.content/products.json'))).toMatchObject([{ home }]);
    }
    tree.write(facts, right);
    expect((await compiler.run([facts])).problems).toEqual([]);
  });

  it('do not prevent pages from being written at the start of development', async () => {
    tree.edit(facts, (text) => text.replace('id:', 'id'));
    const { problems } = await new SiteCompiler(tree.root, 'watch').run();
    expect(problems).toMatchObject([{ file: facts, line: 1 }]);
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
    expect(tree.has('.content/navigation/demo-ui.json')).toBe(true);
  });
});

it('compiles the pages of a product again after its styles for a package have changed', async () => {
  tree.edit('docs-data/demo-ui/react-button/Sizes.tsx', (text) => `import 'react';\n${text}`);
  const facts = 'docs-data/demo-ui/product.ts';
  await new SiteCompiler(tree.root, 'build').run();
  const written = () => JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'));
  expect(written().demoStyles).toBeUndefined();
  const sheet = "{ packages: ['react'], css: '.a{color:red}' }";
  tree.edit(facts, (text) => text.replace('listed:', `demoSheets: [${sheet}], listed:`));
  await new SiteCompiler(tree.root, 'build').run();
  expect(written().demoStyles).toBe('.a{color:red}');
});

const page = { pathname: '/rail/docs/fare/', productFolder: 'rail' } as PageFile;

it.each([
  [['rail', 'rail/docs', 'bus'], 'rail/docs'],
  [['bus', 'rail/doc'], 'rail'],
])('the folder of a product: of %j it is %s', (folders, expected) => {
  expect(inProductFolder(page, folders)).toEqual({ ...page, productFolder: expected });
});
