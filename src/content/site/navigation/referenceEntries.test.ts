import type { NavItem } from '@/model';
import type { Documented, PageSummary } from '@/content/pages';
import { ContentTree } from '@/content/testing/contentTree';
import { summaryOf } from '@/content/testing/pageSummary';
import { loadProducts } from '../products';
import { indexSite } from './indexSite';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('docs-data/products.ts', `import a from './a/product';\nexport default { a };\n`);
  tree.write(
    'docs-data/a/product.ts',
    `export default { id: 'material-ui', name: 'A', prefix: '/a/', home: '/a/api/chip/' };`,
  );
});

afterEach(() => tree.dispose());

const exportOf = (name: string, known: Partial<Documented> = {}): Documented => ({
  ...{ name, kind: 'component', deprecated: false },
  ...known,
});

const reference = (pathname: string, ...documented: Documented[]) =>
  summaryOf(pathname, { reference: documented });

/** Indexes a product with generated pages, whose navigation is `entries`, one per line from line 2. */
async function index(entries: string[], pages: PageSummary[], isComplete = true) {
  tree.write('docs-data/a/pages.ts', `export default [\n${entries.join('\n')}\n];\n`);
  const { products } = await loadProducts(tree.root);
  const site = await indexSite({ root: tree.root, products, files: [], pages, isComplete });
  const about = ({ file, line, what, fix }: (typeof site.problems)[number]) =>
    `${file}:${line} ${what} ${fix}`;
  return {
    navigation: site.products[0]?.navigation ?? [],
    problems: site.problems.filter(({ file }) => file.endsWith('pages.ts')).map(about),
  };
}

/** Lists entries as lines: their titles, indented by level, with their addresses. */
function outline(items: readonly NavItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    const line = `${indent}${item.title}${item.kind === 'page' ? ` ${item.pathname}` : ''}`;
    return 'children' in item ? [line, ...outline(item.children, `${indent}  `)] : [line];
  });
}

const api = `{ kind: 'api', pathname: '/a/api/', title: 'API' },`;

describe('the entries of a reference', () => {
  it('are sorted by name, without regard to case', async () => {
    const pages = ['Zoom', 'autosize', 'Chip'].map((name) =>
      reference(`/a/api/${name.toLowerCase()}/`, exportOf(name)),
    );
    const { navigation, problems } = await index([api], pages);
    expect(problems).toEqual([]);
    expect(outline(navigation)).toEqual([
      'API',
      '  autosize /a/api/autosize/',
      '  Chip /a/api/chip/',
      '  Zoom /a/api/zoom/',
    ]);
  });

  it('are below a title for each kind if there are several', async () => {
    const { navigation } = await index(
      [api],
      [
        reference('/a/api/grid-api/', exportOf('GridApi', { kind: 'interface' })),
        reference('/a/api/use-chip/', exportOf('useChip', { kind: 'hook' })),
        reference('/a/api/chip/', exportOf('Chip')),
      ],
    );
    expect(outline(navigation)).toEqual([
      'API',
      '  Components',
      '    Chip /a/api/chip/',
      '  Hooks',
      '    useChip /a/api/use-chip/',
      '  Interfaces',
      '    GridApi /a/api/grid-api/',
    ]);
  });

  it('lead to a heading from the second export of a page on', async () => {
    const page = reference('/a/api/menu/', exportOf('Menu'), exportOf('MenuItem'));
    const { navigation } = await index([api], [page]);
    expect(outline(navigation).slice(1)).toEqual([
      '  Menu /a/api/menu/',
      '  MenuItem /a/api/menu/#menu-item',
    ]);
  });

  it('carry the plan and the deprecation of an export, and no other flags', async () => {
    const pages = [
      reference('/a/api/chip/', exportOf('Chip', { deprecated: true })),
      reference('/a/api/grid/', exportOf('Grid', { plan: 'pro' })),
      reference('/a/api/list/', exportOf('List')),
    ];
    const [group] = (await index([api], pages)).navigation;
    expect(group).toHaveProperty('children', [
      { kind: 'page', title: 'Chip', pathname: '/a/api/chip/', deprecated: true },
      { kind: 'page', title: 'Grid', pathname: '/a/api/grid/', plan: 'pro' },
      { kind: 'page', title: 'List', pathname: '/a/api/list/' },
    ]);
  });

  it('are those whose address begins with `below`', async () => {
    const pages = [
      reference('/a/api/core/chip/', exportOf('Chip')),
      reference('/a/api/lab/timeline/', exportOf('Timeline')),
    ];
    const { navigation, problems } = await index(
      [
        `{ kind: 'api', pathname: '/a/core-api/', below: '/a/api/core/' },`,
        `{ kind: 'api', pathname: '/a/lab-api/', below: '/a/api/lab/', icon: 'braces' },`,
      ],
      pages,
    );
    expect(problems).toEqual([]);
    expect(outline(navigation)).toEqual([
      'Core api',
      '  Chip /a/api/core/chip/',
      'Lab api',
      '  Timeline /a/api/lab/timeline/',
    ]);
    expect(navigation[1]).toHaveProperty('icon', 'braces');
  });

  it('are also found in a group or below a subheader', async () => {
    const entries = [
      `{ kind: 'group', pathname: '/a/more/', children: [`,
      `{ kind: 'subheader', subheader: 'types', children: [${api}] } ] },`,
    ];
    const found = await index(entries, [reference('/a/api/chip/', exportOf('Chip'))]);
    expect(found.problems).toEqual([]);
    expect(outline(found.navigation)).toEqual([
      ...['More', '  Types', '    API', '      Chip /a/api/chip/'],
    ]);
  });

  it('do not appear, nor does their group, while there are none', async () => {
    const { navigation, problems } = await index([api], [], false);
    expect({ navigation, problems }).toEqual({ navigation: [], problems: [] });
  });

  it('list comparisons by component, after the list of all', async () => {
    const compare = (pathname: string, title: string, comparison: string) =>
      summaryOf(pathname, { title, comparison });
    const { navigation } = await index(
      [`{ kind: 'api', pathname: '/a/', title: 'All' },`],
      [
        compare('/a/switch/', 'Switch: comparison', 'Switch'),
        compare('/a/', 'Components compared', ''),
        compare('/a/badge/', 'Badge: comparison', 'Badge'),
      ],
    );
    expect(outline(navigation).slice(1)).toEqual([
      ...['  Components compared /a/', '  Badge /a/badge/', '  Switch /a/switch/'],
    ]);
  });
});

describe('a reference without an entry', () => {
  const pages = [
    reference('/a/api/chip/', exportOf('Chip')),
    reference('/a/hooks/use-chip/', exportOf('useChip', { kind: 'hook' })),
    reference('/a/hooks/use-list/', exportOf('useList', { kind: 'hook' })),
  ];

  it('is reported once for all pages, with the entry to add', async () => {
    expect((await index([api], pages)).problems).toEqual([
      "docs-data/a/pages.ts:1 The navigation has no place for the reference, for `/a/hooks/use-chip/` among others. Add `{ kind: 'api', pathname: '/a/hooks/' }`.",
    ]);
  });

  it('is not reported if an entry that cannot be read might be its place', async () => {
    const { problems } = await index([`'/a/hooks/',`, api], pages);
    expect(problems).toEqual([expect.stringContaining('is not an entry')]);
  });
});
