import type { CompiledPage, PageSummary, ProductContent } from '@/content/pages/stages';
import { ContentTree } from '@/content/testing/contentTree';
import { emit } from '../emit';
import type { EmitInput } from '../emitInput';

/** The site of the tests. */
export let tree: ContentTree;

/** Creates the site with nothing but a handmade file. Call it before each test. */
export function createTree(): void {
  tree = new ContentTree();
  tree.write('public/static/logo.svg', 'by hand');
}

/** Removes the site. Call it after each test. */
export const clearTree = () => tree.dispose();

/** Creates a compiled page with a demo in two stylings. */
export function compiled(key: string, patch: Partial<CompiledPage> = {}): CompiledPage {
  const pathname = `/demo-ui/${key}/`;
  const name = 'Sizes';
  const modules = [
    { key: name, file: `docs-data/demo-ui/${key}/${name}/system/index.tsx`, hasSheet: false },
    { key: `${name}.css`, file: `docs-data/demo-ui/${key}/${name}/css/index.tsx`, hasSheet: true },
  ];
  const packages = { needed: {}, types: {}, setup: {}, overrides: {} };
  const source = { name, variants: [], dependencies: ['clsx'], packages };
  return {
    file: `docs-data/demo-ui/${key}/page.md`,
    pathname,
    productFolder: 'demo-ui',
    page: { pathname, title: key, description: 'About.' } as CompiledPage['page'],
    demos: [{ name, source, modules, styles: { candidates: [], css: '' }, problems: [] }],
    markdownVersion: `# ${key}\n\nSee [the list](/demo-ui/react-list/#sizes) and ![a](/static/logo.svg).\n`,
    anchors: [],
    links: [],
    images: [],
    names: [],
    problems: [],
    inputs: {},
    ...patch,
  };
}

function summary({ file, pathname, productFolder, page, demos }: CompiledPage): PageSummary {
  const { title, description } = page;
  const names = demos.map((demo) => demo.name);
  const empty = { documents: [], anchors: [], links: [], names: [], problems: [] };
  return {
    file,
    pathname,
    productFolder,
    productId: 'docs',
    title,
    description,
    demos: names,
    ...empty,
  };
}

/** The product of the pages. */
export const product = { name: 'Demo UI', description: 'A library.', home: '/demo-ui/' };

/** Creates a product in a folder, with a navigation of these pages. */
export function productIn(folder: string, pathnames: string[]): ProductContent {
  const children = pathnames.map((pathname) => ({ kind: 'page', title: 'Title', pathname }));
  const navigation = [{ kind: 'group', pathname: '/group', title: 'Components', children }];
  return { folder, product, navigation } as unknown as ProductContent;
}

/** A page with a demo. */
export const button = compiled('react-button');
/** A page without one. */
export const list = compiled('react-list', { demos: [] });

/** Emits the files of the site. */
export function write(pages: CompiledPage[], patch: Partial<EmitInput> = {}) {
  return emit({
    root: tree.root,
    site: { siteUrl: 'https://example.com', production: false },
    products: [productIn('demo-ui', ['/demo-ui/react-list/', '/demo-ui/react-button/'])],
    pages: pages.map(summary),
    changed: pages,
    problems: [],
    components: [],
    otherPathnames: ['/'],
    revisionSeed: 'first',
    ...patch,
  });
}
