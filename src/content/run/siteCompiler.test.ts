import { setTimeout } from 'node:timers/promises';
import { demoSourceUrl } from '@/model';
import { environment } from '@/site';
import type { Outcome } from './outcome';
import { SiteCompiler } from './siteCompiler';
import { page, smallSite, writePages, type ContentTree } from '@/content/testing/contentTree';

const button = '/demo-ui/react-button/';
const list = '/demo-ui/react-list/';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
});

afterEach(() => {
  jest.restoreAllMocks();
  tree.dispose();
});

/** A run of its own, as each start of the command line is one. */
async function compile(): Promise<Outcome> {
  const compiler = new SiteCompiler(tree.root, 'build');
  const outcome = await compiler.run();
  compiler.save();
  return outcome;
}

describe('a first run', () => {
  it('compiles and writes every page', async () => {
    const outcome = await compile();
    expect(outcome.problems).toEqual([]);
    expect(outcome).toMatchObject({ pages: 2, demos: 1, emitted: 2 });
    expect(outcome.compiled.sort()).toEqual([button, list]);
    const written = JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'));
    expect(written).toMatchObject({ title: 'Button', productId: 'material-ui' });
    expect(JSON.parse(tree.read('.content/navigation/demo-ui.json'))).toMatchObject([
      { title: 'Button', pathname: button },
      { title: 'List', pathname: list },
    ]);
  });

  it('gives demos their addresses', async () => {
    await compile();
    const { blocks } = JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'));
    const { demo } = blocks.find((block: { kind: string }) => block.kind === 'demo');
    expect(tree.has(`public${demoSourceUrl(button, demo.name)}`)).toBe(true);
    // Its name next to its page, of which the browser makes the others.
    expect(demo.sourceFile).toBeUndefined();
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await compile();
  });

  it('compiles and writes nothing when nothing changed', async () => {
    const revision = tree.read('.content/revision.ts');
    expect(await compile()).toMatchObject({ compiled: [], emitted: 0, pages: 2, problems: [] });
    expect(tree.read('.content/revision.ts')).toBe(revision);
  });

  it('compiles nothing when a file was only written again', async () => {
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text);
    expect((await compile()).compiled).toEqual([]);
  });

  it('compiles exactly the page whose demo imports a changed file', async () => {
    const revision = tree.read('.content/revision.ts');
    tree.edit('docs-data/demo-ui/react-button/sizes.ts', (text) => text.replace('small', 'huge'));
    expect(await compile()).toMatchObject({ compiled: [button], emitted: 1 });
    expect(tree.read('public/_demos/demo-ui/react-button/Sizes.json')).toContain('huge');
    expect(tree.read('.content/revision.ts')).not.toBe(revision);
  });

  it('sees a change that keeps the size of a file it remembers', async () => {
    await setTimeout(80);
    await compile();
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text.replace('A list', 'Q list'));
    expect((await compile()).compiled).toEqual([list]);
  });

  it('compiles everything when the compiler itself changed', async () => {
    tree.write('src/content/step.ts', '// version 2');
    expect((await compile()).compiled.sort()).toEqual([button, list]);
  });

  it('compiles everything when an installed package changed', async () => {
    tree.write('package-lock.json', '{ "version": 2 }');
    expect((await compile()).compiled).toHaveLength(2);
  });

  it('does not mind tests of the compiler', async () => {
    tree.write('src/content/step.test.ts', '// new');
    expect((await compile()).compiled).toEqual([]);
  });

  it('adds a new page and removes one that is gone', async () => {
    tree.remove('docs-data/demo-ui/react-list');
    tree.write('docs-data/demo-ui/react-tabs/tabs.md', page('Tabs', 'Text.\n'));
    writePages(tree, [button, '/demo-ui/react-tabs/']);
    expect(await compile()).toMatchObject({ compiled: ['/demo-ui/react-tabs/'], problems: [] });
    expect(tree.has('.content/pages/demo-ui/react-tabs.json')).toBe(true);
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(false);
  });

  it('writes everything again when the output was deleted', async () => {
    tree.remove('public');
    tree.remove('.content/manifest.json');
    expect(await compile()).toMatchObject({ compiled: [], emitted: 2 });
    expect(tree.has('public/demo-ui/react-button.md')).toBe(true);
  });
});

describe('another deployment', () => {
  const markdownVersion = 'public/demo-ui/react-list.md';
  beforeEach(async () => {
    await compile();
  });
  const deployTo = (site: Partial<typeof environment>) => {
    for (const [name, value] of Object.entries(site)) {
      jest.replaceProperty(environment, name as never, value as never);
    }
  };

  it('writes every page for a new origin, and compiles none', async () => {
    expect(tree.read(markdownVersion)).toContain('https://mui.com/demo-ui/react-button');
    deployTo({ siteUrl: 'https://docs.example' });
    expect(await compile()).toMatchObject({ compiled: [], emitted: 2 });
    expect(tree.read(markdownVersion)).toContain('https://docs.example/demo-ui/react-button');
    expect(tree.read(markdownVersion)).not.toContain('https://mui.com');
  });

  it('takes pages for authors out of what is public, and brings them back', async () => {
    const listVersion = 'public/trials/list.md';
    tree.write(
      'docs-data/products.ts',
      `import product from './demo-ui/product';\nexport default { 'demo-ui': product, trials: { ...product, id: 'docs-infra', prefix: '/trials/', forAuthors: true } };\n`,
    );
    tree.write(
      'docs-data/trials/pages.ts',
      `export default [{ kind: 'page', pathname: '/trials/list/' }];\n`,
    );
    tree.write('docs-data/trials/list/list.md', page('List', 'Text.\n'));
    expect((await compile()).problems).toEqual([]);
    expect(tree.has(listVersion)).toBe(true);
    deployTo({ production: true });
    await compile();
    expect(tree.has(listVersion)).toBe(false);
    jest.restoreAllMocks();
    await compile();
    expect(tree.has(listVersion)).toBe(true);
  });
});

describe('problems', () => {
  const breakBoth = () => {
    tree.edit('docs-data/demo-ui/react-button/button.md', (text) =>
      text.replace('title:', 'titel:'),
    );
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text.replace('#sizes', '#size'));
  };

  it('of several pages come in one sorted list, and nothing is written', async () => {
    breakBoth();
    const outcome = await compile();
    expect(outcome.problems).toMatchObject([
      { file: 'docs-data/demo-ui/react-button/button.md', line: 2 },
      { file: 'docs-data/demo-ui/react-list/list.md', what: expect.stringContaining('#size') },
    ]);
    expect(outcome.emitted).toBe(0);
    expect(tree.has('.content/pages')).toBe(false);
    expect(JSON.parse(tree.read('.content/problems.json'))).toEqual(outcome.problems);
  });

  it('name the page they were found on', async () => {
    breakBoth();
    tree.edit('docs-data/demo-ui/pages.ts', (text) => text.replace('react-list', 'react-lst'));
    const { problems } = await compile();
    expect(
      problems.map(({ file, pathname }) => [file.replace('docs-data/demo-ui/', ''), pathname]),
    ).toEqual([
      ['pages.ts', undefined],
      ['react-button/button.md', button],
      ['react-list/list.md', undefined],
    ]);
  });

  it('are reported again by a run that compiles nothing', async () => {
    breakBoth();
    const { problems } = await compile();
    const again = await compile();
    expect(again.compiled).toEqual([]);
    expect(again.problems).toEqual(problems);
  });

  it('vanish when fixed, and then everything is written', async () => {
    breakBoth();
    await compile();
    tree.edit('docs-data/demo-ui/react-button/button.md', (text) =>
      text.replace('titel:', 'title:'),
    );
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text.replace('#size)', '#sizes)'));
    expect(await compile()).toMatchObject({ problems: [], emitted: 2 });
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
  });

  it('vanish when fixed to what was there before', async () => {
    await compile();
    const button = 'docs-data/demo-ui/react-button/button.md';
    const good = tree.read(button);
    breakBoth();
    await compile();
    tree.write(button, good);
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text.replace('#size)', '#sizes)'));
    expect((await compile()).problems).toEqual([]);
    expect(JSON.parse(tree.read('.content/problems.json'))).toEqual([]);
  });

  it('of a missing demo vanish when the demo is written', async () => {
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => `${text}\n{{"demo": "New.tsx"}}\n`);
    expect((await compile()).problems).toHaveLength(1);
    tree.write(
      'docs-data/demo-ui/react-list/New.tsx',
      'export default function New() {\n  return <p>New</p>;\n}\n',
    );
    expect(await compile()).toMatchObject({ problems: [], compiled: [list] });
  });

  it('of the list of products say where they are', async () => {
    tree.write('docs-data/demo-ui/pages.ts', 'export default [\n  { kind: ,\n];\n');
    const { problems } = await compile();
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'docs-data/demo-ui/pages.ts', line: 2 }),
    );
  });

  it('of a page in a folder of no product are reported', async () => {
    tree.write('docs-data/products.ts', 'export default {};\n');
    const { problems } = await compile();
    expect(problems.map((problem) => problem.what).join()).toContain('No product has the folder');
  });
});
