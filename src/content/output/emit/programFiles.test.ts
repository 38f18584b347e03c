import type { NavItem, Product } from '@/model';
import type { Documented, PageSummary, ProductContent } from '@/content/pages';
import { summaryOf } from '@/content/testing/pageSummary';
import { apiFiles } from './apiFiles';
import type { EmitInput } from './emitInput';
import { llmsFiles } from './llms';

const siteUrl = 'https://example.com';

/** Creates a product in a folder with a navigation. */
function productIn(
  folder: string,
  navigation: readonly NavItem[] = [],
  facts: Partial<Product> = {},
): ProductContent {
  const product = { id: 'system', name: folder.toUpperCase(), description: `All of ${folder}.` };
  return {
    folder,
    product: { ...product, prefix: `/${folder}/`, ...facts } as Product,
    navigation: [...navigation],
  };
}

const item = (pathname: string): NavItem => ({ kind: 'page', title: 'In the menu', pathname });

const group = (title: string, ...children: NavItem[]): NavItem => ({
  ...{ kind: 'group', title, pathname: '/group/', children },
});

/** Creates the summary of a page in the folder that its address names first. */
function pageAt(pathname: string, known: Partial<PageSummary> = {}): PageSummary {
  return summaryOf(pathname, { productFolder: pathname.split('/')[1], title: pathname, ...known });
}

const inputOf = (known: Partial<EmitInput>) =>
  ({ root: '/nowhere', site: { siteUrl, production: false }, pages: [], ...known }) as EmitInput;

/** Returns the lines of the list of a product, or of the site if no folder is given. */
function linesOf(known: Partial<EmitInput>, folder = ''): string[] | undefined {
  const file = ['public', folder, 'llms.txt'].filter(Boolean).join('/');
  const found = llmsFiles(inputOf(known)).find((one) => one.file === file);
  return found?.content.split('\n').filter(Boolean);
}

describe('the list of a product’s pages for language models', () => {
  it('has a section for each group with pages, and one for the pages above all groups', () => {
    const navigation = [
      group('Inputs', {
        ...{ kind: 'subheader', title: 'Text', children: [item('/rail/field/')] },
      }),
      item('/rail/start/'),
      group('Empty', { kind: 'link', title: 'Elsewhere', href: 'https://example.org/' }),
      { kind: 'link', title: 'Blog', href: '/blog/' } satisfies NavItem,
    ];
    const pages = ['/rail/field/', '/rail/start/'].map((pathname) => pageAt(pathname));
    expect(linesOf({ products: [productIn('rail', navigation)], pages }, 'rail')).toEqual([
      '# RAIL',
      '> All of rail.',
      '## Pages',
      `- [/rail/start/](${siteUrl}/rail/start.md)`,
      '## Inputs',
      `- [/rail/field/](${siteUrl}/rail/field.md)`,
    ]);
  });

  it('shows the title and the description of a page, not the title in the menu', () => {
    const page = pageAt('/rail/start/', { title: 'Getting started', description: 'Five steps.' });
    const products = [productIn('rail', [item('/rail/start/')])];
    expect(linesOf({ products, pages: [page] }, 'rail')).toContain(
      `- [Getting started](${siteUrl}/rail/start.md): Five steps.`,
    );
  });

  it('shows brackets in a title as text of its link', () => {
    const page = pageAt('/rail/start/', { title: 'Half-open: [0, 1) and a] or \\' });
    const products = [productIn('rail', [item('/rail/start/')])];
    expect(linesOf({ products, pages: [page] }, 'rail')).toContain(
      `- [Half-open: \\[0, 1) and a\\] or \\\\](${siteUrl}/rail/start.md)`,
    );
  });

  it('leaves out entries without a page, such as planned ones', () => {
    const navigation = [group('Guides', item('/rail/start/'), item('/rail/soon/'))];
    const pages = [pageAt('/rail/start/')];
    const text = linesOf({ products: [productIn('rail', navigation)], pages }, 'rail')?.join('\n');
    expect(text).toContain('/rail/start.md');
    expect(text).not.toContain('/rail/soon');
  });

  it('does not exist for a product without pages, nor for one for authors', () => {
    const products = [
      productIn('tram'),
      productIn('trials', [item('/trials/x/')], { forAuthors: true }),
    ];
    const files = llmsFiles(inputOf({ products, pages: [pageAt('/trials/x/')] }));
    expect(files.map(({ file }) => file)).toEqual(['public/llms.txt']);
    expect(files[0]?.content).not.toMatch(/tram|trials/i);
  });
});

describe('the list of the site for language models', () => {
  const products = [
    productIn('tram', [item('/tram/start/')]),
    productIn('rail', [group('Guides', item('/rail/start/'))]),
  ];
  const pages = [pageAt('/rail/start/'), pageAt('/tram/start/')];

  it('has all products and their pages, in the order of the products', () => {
    expect(linesOf({ products, pages })).toEqual([
      '# Documentation',
      '> TRAM, RAIL: guides, demos and API.',
      '## Products',
      `- [TRAM](${siteUrl}/tram/llms.txt): All of tram.`,
      `- [RAIL](${siteUrl}/rail/llms.txt): All of rail.`,
      '## TRAM',
      `- [/tram/start/](${siteUrl}/tram/start.md)`,
      '## RAIL',
      `- [/rail/start/](${siteUrl}/rail/start.md)`,
    ]);
  });

  it('names the API as JSON once there is a reference', () => {
    const reference = pageAt('/rail/api/chip/', { reference: [] });
    const lines = linesOf({ products, pages: [...pages, reference] });
    expect(lines?.filter((line) => line.includes('api/'))).toEqual([
      expect.stringContaining(`(${siteUrl}/api/index.json)`),
      expect.stringContaining(`(${siteUrl}/api/schema.json)`),
    ]);
  });
});

describe('the API as JSON', () => {
  const documented = (name: string, known: Partial<Documented> = {}): Documented => ({
    ...{ name, kind: 'component', deprecated: false },
    ...known,
  });

  it('lists every export with the address of its record', () => {
    const pages = [
      pageAt('/rail/api/menu/', {
        productId: 'system',
        reference: [documented('Menu', { plan: 'pro' }), documented('MenuItem')],
      }),
      pageAt('/tram/api/use-seat/', {
        productId: 'x',
        reference: [documented('useSeat', { kind: 'hook', deprecated: true })],
      }),
      pageAt('/rail/start/'),
    ];
    const [index, schema] = apiFiles(inputOf({ pages }));
    const list = JSON.parse(index?.content ?? '') as { $schema: string; records: unknown[] };
    expect(list.records).toEqual([
      {
        ...{ name: 'Menu', kind: 'component', product: 'system', plan: 'pro' },
        url: `${siteUrl}/api/system/menu.json`,
      },
      {
        ...{ name: 'MenuItem', kind: 'component', product: 'system' },
        url: `${siteUrl}/api/system/menu-item.json`,
      },
      {
        ...{ name: 'useSeat', kind: 'hook', product: 'x', deprecated: true },
        url: `${siteUrl}/api/x/use-seat.json`,
      },
    ]);
    expect(JSON.parse(schema?.content ?? '')).toHaveProperty('$id', list.$schema);
    expect(`${siteUrl}/${schema?.file.replace('public/', '')}`).toBe(list.$schema);
  });

  it('does not exist on a site without a reference', () => {
    expect(apiFiles(inputOf({ pages: [pageAt('/rail/start/')] }))).toEqual([]);
    const pages = [pageAt('/rail/api/', { reference: [] })];
    expect(apiFiles(inputOf({ pages }))).toEqual([]);
  });
});
