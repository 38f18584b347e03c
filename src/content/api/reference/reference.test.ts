import type { Outcome } from '@/content/run/outcome';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { page, smallSite, type ContentTree } from '@/content/testing/contentTree';
import type { PackageOutput, ReferenceSource } from './referenceSource';
import { chip, prop } from './testing/docs';

const pathname = '/demo-ui/api/filter-chip/';
const pagesFile = 'docs-data/demo-ui/pages.ts';

let tree: ContentTree;
let source: ReferenceSource;

beforeEach(() => {
  tree = smallSite();
  tree.write('translations/en.json', '{}');
  tree.edit(pagesFile, (text) =>
    text.replace('];', "  { kind: 'api', pathname: '/demo-ui/api/', title: 'Component API' },\n];"),
  );
  tree.edit('docs-data/demo-ui/react-list/list.md', (text) =>
    text.replace('title: List', 'title: List\ncomponents: FilterChip'),
  );
  const { props } = chip;
  source = {
    docs: [{ ...chip, props, inherited: [], deprecated: 'Use `Chip`.' }],
    packageOutput: packageFiles([{ file: 'public/_api/elements/div.html', content: '<tr>' }]),
  };
});

afterEach(() => tree.dispose());

function packageFiles(files: PackageOutput['files']): Promise<PackageOutput> {
  return Promise.resolve({ files, problems: [] });
}

async function compile(mode: 'build' | 'watch' = 'build'): Promise<Outcome> {
  const compiler = new SiteCompiler(tree.root, mode, {
    readReference: async () => source,
  });
  const outcome = await compiler.run();
  compiler.save();
  return outcome;
}

const written = (address: string) => JSON.parse(tree.read(`.content/pages${address}.json`));
const list = () => written('/demo-ui/react-list');

it('writes a page with its Markdown version, and lists it like any other page', async () => {
  expect((await compile()).problems).toEqual([]);
  expect(written('/demo-ui/api/filter-chip')).toMatchObject({ title: 'FilterChip API' });
  expect(tree.read('public/demo-ui/api/filter-chip.md')).toContain('# FilterChip API');
  expect(tree.read('public/sitemap.xml')).toContain(pathname);
  expect(tree.read('public/demo-ui/llms.txt')).toContain('demo-ui/api/filter-chip.md');
  expect(tree.read('.content/manifest.json')).toContain(pathname);
  expect(tree.has('public/_api/elements/div.html')).toBe(true);
});

it('puts it into the navigation, at the place that the product reserves', async () => {
  await compile();
  const navigation = JSON.parse(tree.read('.content/navigation/demo-ui.json'));
  expect(navigation.at(-1)).toMatchObject({
    kind: 'group',
    title: 'Component API',
    children: [{ kind: 'page', title: 'FilterChip', pathname, deprecated: true }],
  });
});

it('links pages and references both ways', async () => {
  await compile();
  const html = written('/demo-ui/api/filter-chip').blocks.map(
    (block: { html: string }) => block.html,
  );
  expect(html.join('')).toContain('<a href="/demo-ui/react-list/">List</a>');
  expect(list().headings.at(-1)).toMatchObject({ id: 'api', title: 'API' });
  expect(list().blocks.at(-1).html).toContain(`<a href="${pathname}"><code>FilterChip</code></a>`);
  expect(tree.read('public/demo-ui/react-list.md')).toMatch(/## API\n[^]*filter-chip\.md/);
});

it('checks links to rows', async () => {
  const row = (name: string) => `[it](${pathname}#filter-chip-prop-${name})`;
  const write = (name: string) =>
    tree.write(
      'docs-data/demo-ui/react-button/button.md',
      page('Button', `## Sizes\n\n${row(name)}\n\n{{"demo": "Sizes.tsx"}}`),
    );
  write('variant');
  expect((await compile()).problems).toMatchObject([]);
  write('varient');
  expect((await compile()).problems).toMatchObject([
    {
      what: expect.stringContaining('#filter-chip-prop-varient'),
      fix: expect.stringContaining('variant'),
    },
  ]);
});

it('reports a page for which the navigation has no place', async () => {
  tree.edit(pagesFile, (text) => text.replace(/.*Component API.*\n/, ''));
  expect((await compile()).problems).toMatchObject([
    {
      file: pagesFile,
      what: expect.stringContaining(pathname),
      fix: expect.stringContaining('api'),
    },
  ]);
});

describe('names in the front matter that are missing in the reference', () => {
  const listFile = 'docs-data/demo-ui/react-list/list.md';

  it('are reported at their positions', async () => {
    tree.edit(listFile, (text) =>
      text
        .replace('title: List', 'title: Chips')
        .replace(
          'components: FilterChip',
          'components:\n  FilterChip, FilterChp\nhooks: useNoSuch',
        ),
    );
    expect((await compile()).problems).toMatchObject([
      {
        ...{ file: listFile, line: 4, column: 15, pathname: '/demo-ui/react-list/' },
        what: 'The reference has no component or hook `FilterChp`.',
        fix: 'Did you mean `FilterChip`?',
      },
      { file: listFile, line: 5, column: 8, what: expect.stringContaining('`useNoSuch`') },
    ]);
  });

  it('are not reported in development before the types are read', async () => {
    tree.edit(listFile, (text) => text.replace('FilterChip', 'FilterChp'));
    const compiler = new SiteCompiler(tree.root, 'watch', { readReference: async () => source });
    expect((await compiler.run()).problems).toEqual([]);
    await compiler.readTypes();
    expect((await compiler.run([])).problems).toMatchObject([{ line: 3, column: 13 }]);
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await compile();
  });

  it('renders and writes nothing when nothing changed', async () => {
    const revision = tree.read('.content/revision.ts');
    expect(await compile()).toMatchObject({ compiled: [], emitted: 0 });
    expect(tree.read('.content/revision.ts')).toBe(revision);
  });

  it('renders the pages whose types changed, and no others', async () => {
    source = { ...source, docs: [{ ...chip, props: [prop('size')], inherited: [] }] };
    expect((await compile()).compiled).toEqual([pathname]);
    expect(tree.read('public/demo-ui/api/filter-chip.md')).toContain('`size`');
  });

  it('renders a page again when the page it links to has another title', async () => {
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) =>
      text.replace('title: List', 'title: Lists').replace('# List', '# Lists'),
    );
    expect((await compile()).compiled).toEqual(['/demo-ui/react-list/', pathname]);
    expect(tree.read('public/demo-ui/api/filter-chip.md')).toContain('[Lists]');
  });

  it('renders all pages whose results are missing', async () => {
    tree.remove('.content/cache/pages');
    expect((await compile()).compiled).toContain(pathname);
  });

  it('removes what is no longer exported, and the links to it', async () => {
    source = { docs: [], packageOutput: packageFiles([]) };
    await compile();
    expect(tree.has('.content/pages/demo-ui/api/filter-chip.json')).toBe(false);
    expect(tree.has('public/_api')).toBe(false);
    expect(list().headings).toEqual([]);
  });

  it('keeps the previous pages in development until the types are read', async () => {
    const compiler = new SiteCompiler(tree.root, 'watch', {
      readReference: async () => source,
    });
    expect(await compiler.run()).toMatchObject({ compiled: [], emitted: 0, problems: [] });
    source = { ...source, docs: [] };
    await compiler.readTypes();
    await compiler.run([]);
    expect(tree.has('.content/pages/demo-ui/api/filter-chip.json')).toBe(false);
  });
});

it('reports no missing reference in development before the types are read', async () => {
  tree.write(
    'docs-data/demo-ui/react-button/button.md',
    page('Button', `## Sizes\n\n[it](${pathname}#x)\n\n{{"demo": "Sizes.tsx"}}`),
  );
  const compiler = new SiteCompiler(tree.root, 'watch', {
    readReference: async () => source,
  });
  expect((await compiler.run()).problems).toEqual([]);
  await compiler.readTypes();
  expect((await compiler.run([])).problems).toHaveLength(1);
});
