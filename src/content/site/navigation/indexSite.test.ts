import type { DocsProblem, NavItem } from '@/model';
import { loadProducts } from '../products';
import { ContentTree } from '@/content/testing/contentTree';
import { indexSite } from './indexSite';

const product = `export default { id: 'material-ui', name: 'A', prefix: '/a/', home: '/a/' };`;

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('docs-data/products.ts', `import a from './a/product';\nexport default { a };\n`);
  tree.write('docs-data/a/product.ts', product);
});

afterEach(() => tree.dispose());

/** Indexes a product with these pages, whose navigation is `entries`, one per line from line 2. */
async function index(entries: string[], pathnames: string[], more = '') {
  tree.write('docs-data/a/pages.ts', `export default [\n${entries.join('\n')}\n];\n${more}`);
  const files = pathnames.map((pathname) => {
    return { file: `docs-data${pathname}page.md`, pathname, productFolder: 'a' };
  });
  const { products } = await loadProducts(tree.root);
  const site = await indexSite({ root: tree.root, products, files, pages: [], isComplete: true });
  return { navigation: site.products[0]?.navigation as NavItem[], problems: site.problems };
}

async function problemsOf(entries: string[], pathnames: string[], more?: string) {
  return (await index(entries, pathnames, more)).problems;
}

const entry = (pathname: string, more = '') =>
  `  { kind: 'page', pathname: '${pathname}'${more} },`;

function expectOne(problems: DocsProblem[], expected: Partial<DocsProblem>) {
  expect(problems).toHaveLength(1);
  const { what = '', fix = '', ...place } = expected;
  expect(problems[0]).toMatchObject(place);
  expect(problems[0]?.what).toContain(what);
  expect(problems[0]?.fix).toContain(fix);
}

describe('navigation', () => {
  it('is resolved with titles, flags and children [spec 3.1]', async () => {
    const { navigation, problems } = await index(
      [
        `  { kind: 'group', pathname: '/a/components/', children: [`,
        `    { kind: 'subheader', subheader: 'data-display', children: [`,
        entry('/a/react-chip/', ', newFeature: true'),
        `    ] },`,
        `    { kind: 'link', title: 'Blog', href: 'https://example.com/', icon: 'book', linkProps: { rel: 'me' } },`,
        `  ] },`,
      ],
      ['/a/react-chip/'],
    );
    expect(problems).toEqual([]);
    expect(navigation).toEqual([
      {
        kind: 'group',
        title: 'Components',
        pathname: '/a/components/',
        children: [
          {
            kind: 'subheader',
            title: 'Data display',
            children: [
              { kind: 'page', title: 'Chip', pathname: '/a/react-chip/', newFeature: true },
            ],
          },
          {
            kind: 'link',
            title: 'Blog',
            href: 'https://example.com/',
            icon: 'book',
            linkProps: { rel: 'me' },
          },
        ],
      },
    ]);
  });

  it('may list API entries twice, but no other entries [spec 5.1]', async () => {
    const twice = ['/a/api/chip/', '/a/api/chip/'];
    expect(
      await problemsOf(
        twice.map((name) => entry(name)),
        ['/a/api/chip/'],
      ),
    ).toEqual([]);
    const anchors = ['/a/chip/components-api/#chip', '/a/chip/components-api/#chip'];
    const api = anchors.map((name) => entry(name));
    expect(await problemsOf(api, ['/a/chip/components-api/'])).toEqual([]);
  });

  it('rejects duplicate pathnames, also across levels [spec 5.1]', async () => {
    const problems = await problemsOf(
      [
        entry('/a/chip/'),
        `  { kind: 'group', pathname: '/a/more/', children: [`,
        entry('/a/chip/'),
        '  ] },',
      ],
      ['/a/chip/'],
    );
    expectOne(problems, { file: 'docs-data/a/pages.ts', line: 4, what: 'already used on line 2' });
  });

  it('rejects an entry without a page', async () => {
    const problems = await problemsOf([entry('/a/chip/'), entry('/a/chips/')], ['/a/chip/']);
    expectOne(problems, { line: 3, what: '`/a/chips/`', fix: 'Did you mean `/a/chip/`?' });
  });

  it('may announce a planned page', async () => {
    expect(await problemsOf([entry('/a/soon/', ', planned: true')], [])).toEqual([]);
  });

  it('rejects a missing entry for a page, unless `unlisted` names the page', async () => {
    expectOne(await problemsOf([], ['/a/chip/']), {
      file: 'docs-data/a/chip/page.md',
      fix: 'docs-data/a/pages.ts',
    });
    const unlisted = `export const unlisted = ['/a/chip/'];\n`;
    expect(await problemsOf([], ['/a/chip/'], unlisted)).toEqual([]);
  });

  it('rejects pages in `unlisted` that are listed or do not exist', async () => {
    const unlisted = `export const unlisted = ['/a/chip/', '/a/gone/'];\n`;
    const problems = await problemsOf([entry('/a/chip/')], ['/a/chip/'], unlisted);
    expect(problems.map((problem) => problem.what)).toEqual([
      expect.stringContaining('is in the navigation'),
      expect.stringContaining('address of no page'),
    ]);
  });

  it('rejects an unknown flag [spec 3.1]', async () => {
    const problems = await problemsOf([entry('/a/chip/', ', newFeatur: true')], ['/a/chip/']);
    const expected = { what: 'Unknown key `newFeatur`', fix: 'Did you mean `newFeature`?' };
    expectOne(problems, { line: 2, column: 41, ...expected });
  });

  it('rejects a flag of the wrong type [spec 3.1]', async () => {
    const problems = await problemsOf([entry('/a/chip/', `, plan: 'gold'`)], ['/a/chip/']);
    expectOne(problems, { line: 2, what: '`plan` cannot be', fix: '`pro` or `premium`' });
  });

  it('rejects an unknown kind of entry', async () => {
    const problems = await problemsOf([`  { kind: 'pages', pathname: '/a/chip/' },`], ['/a/chip/']);
    expectOne(problems, { line: 2, what: '`pages`', fix: 'Did you mean `page`?' });
  });

  it('rejects the page of another product', async () => {
    const problems = await problemsOf([entry('/b/chip/')], []);
    expectOne(problems, { line: 2, what: 'not an address of this product', fix: '`link`' });
  });

  it('rejects anything but a list', async () => {
    tree.write('docs-data/a/pages.ts', 'export default {};\n');
    const { products } = await loadProducts(tree.root);
    const site = await indexSite({
      root: tree.root,
      products,
      files: [],
      pages: [],
      isComplete: true,
    });
    expectOne(site.problems, { file: 'docs-data/a/pages.ts', what: 'not a list' });
  });
});

it('accepts links to comparisons until the types are known', async () => {
  const facts = `category: 'docs', description: 'Both.', logo: 'a', listed: false`;
  const compares = `compares: ['material-ui', 'joy-ui']`;
  tree.write('docs-data/a/product.ts', product.replace(' }', `, ${facts}, ${compares} }`));
  tree.write('docs-data/a/pages.ts', 'export default [];');
  const { products } = await loadProducts(tree.root);
  const site = { root: tree.root, products, files: [], pages: [] };
  expect((await indexSite({ ...site, isComplete: false })).problems).toEqual([]);
  const { problems } = await indexSite({ ...site, isComplete: true });
  expectOne(problems, { file: 'docs-data/a/product.ts', what: '`/a/` leads to no page' });
});
