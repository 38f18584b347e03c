import fs from 'node:fs';
import path from 'node:path';
import { smallSite, type ContentTree } from '../../src/content/testing/contentTree';
import { grouped } from './testing/grouped';
import { run } from './run';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  tree.write('src/model/product.ts', `export const productIds = ['material-ui'] as const;\n`);
});

afterEach(() => tree.dispose());

const make = (...argv: string[]) => run(tree.root, argv);

/** Returns the texts of all files of the tree by path. */
function snapshot(): Record<string, string> {
  const names = fs.readdirSync(tree.root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.statSync(path.join(tree.root, name)).isFile());
  return Object.fromEntries(files.map((file) => [file, tree.read(file)]));
}

describe('an error is named with its fix, and nothing is written', () => {
  it.each<[string[], string, string]>([
    [[], 'Nothing was asked for.', 'npm run new -- page'],
    [['pgae', '/a/'], '`new pgae`', 'Did you mean `new page`?'],
    [['page'], 'takes an address', 'npm run new -- page'],
    [['page', '/demo-ui/a/', '--after', 'b'], 'no option `--after`', '`--title` and `--group`'],
    [['page', '/demo-ui/a/', '--title'], '`--title` has no value', '--title "…"'],
    [['page', 'demo-ui/React Card'], 'is no address', '`/demo-ui/react-card/`'],
    [['page', '/demo-iu/a/'], 'No product has the folder `demo-iu`', '`/demo-ui/`'],
    [['page', '/demo-ui/react-list/'], 'exists already', 'Edit docs-data'],
    [['page', '/demo-ui/a/', '--title', 'A <b>'], 'holds `<`', 'Leave it out'],
    [['page', '/demo-ui/a/', '--title', 'A'.repeat(71)], '71 characters', '70'],
    [['page', '/demo-ui/react-a/', '--group', 'Input'], 'no group `Input`', '`Inputs`'],
    [['page', '/demo-ui/react-a/'], 'not clear which group', '`Components`, `Inputs`'],
    [['page', '/demo-ui/a/', '--group', 'Else'], 'no group `Else`', '`Data display`'],
    [['demo', '/demo-ui/react-lits/', 'A'], 'There is no page', '/demo-ui/react-list/'],
    [['demo', '/demo-ui/react-list/', 'basic-list.tsx'], 'no name of a demo', '`BasicList`'],
    [['demo', '/demo-ui/react-button/', 'Sizes'], 'Sizes.tsx exists', 'another name'],
    [['demo', '/demo-ui/react-button/', 'A', '--after', 'size'], 'no heading', '`sizes`'],
    [['product', 'my-product'], 'has no name', '--name'],
    [['product', 'My Product', '--name', 'A'], 'is no id', '`my-product`'],
    [['product', 'demo-ui', '--name', 'A'], 'has this id', 'another id'],
    [['product', 'demos', '--name', 'A'], 'is taken', 'another id'],
  ])('%j', async (argv, what, fix) => {
    tree.write('docs-data/demo-ui/pages.ts', grouped);
    const before = snapshot();
    const error = await make(...argv).catch((error: unknown) => error);
    expect(error).toMatchObject({
      message: expect.stringContaining(what),
      fix: expect.stringContaining(fix),
    });
    expect(snapshot()).toEqual(before);
  });

  it('where the last of several files is there already', async () => {
    tree.write('public/static/logos/joy-ui.svg', '<svg/>');
    const before = snapshot();
    await expect(make('product', 'joy-ui', '--name', 'Joy UI')).rejects.toThrow(
      'joy-ui.svg exists',
    );
    expect(snapshot()).toEqual(before);
  });
});
