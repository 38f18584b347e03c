import { SiteCompiler } from './siteCompiler';
import { smallSite, type ContentTree } from './testing/contentTree';

const pagesFile = 'docs-data/demo-ui/pages.ts';
const broken = 'export default [\n  foo,\n];\n';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  tree.write('translations/en.json', '{}');
});

afterEach(() => tree.dispose());

const navigation = () => JSON.parse(tree.read('.content/navigation/demo-ui.json'));

describe('a navigation that cannot be run', () => {
  it('is the only problem of a site', async () => {
    tree.write(pagesFile, broken);
    const { problems } = await new SiteCompiler(tree.root, 'build').run();
    expect(problems).toMatchObject([{ file: pagesFile, line: 2, column: 3 }]);
  });

  it('stays as it was in development, until it is mended', async () => {
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
