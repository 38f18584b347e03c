import fs from 'node:fs';
import path from 'node:path';
import type { CompiledPage, PageSummary, ProductContent } from '../stages';
import { ContentTree } from '../testing/contentTree';
import { emit } from './emit';
import type { EmitInput } from './emitInput';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('public/static/logo.svg', 'by hand');
});

afterEach(() => tree.dispose());

function compiled(key: string, patch: Partial<CompiledPage> = {}): CompiledPage {
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

const product = { name: 'Demo UI', description: 'A library.', home: '/demo-ui/' };

function productIn(folder: string, pathnames: string[]): ProductContent {
  const children = pathnames.map((pathname) => ({ kind: 'page', title: 'Title', pathname }));
  const navigation = [{ kind: 'group', pathname: '/group', title: 'Components', children }];
  return { folder, product, navigation } as unknown as ProductContent;
}

const button = compiled('react-button');
const list = compiled('react-list', { demos: [] });

function write(pages: CompiledPage[], patch: Partial<EmitInput> = {}) {
  return emit({
    root: tree.root,
    site: { siteUrl: 'https://example.com', production: false },
    products: [productIn('demo-ui', ['/demo-ui/react-list/', '/demo-ui/react-button/'])],
    pages: pages.map(summary),
    changed: pages,
    problems: [],
    otherPathnames: ['/'],
    revisionSeed: 'first',
    ...patch,
  });
}

describe('the files of a page', () => {
  beforeEach(() => write([button, list]));

  it('are its data, the sources of its demos and its Markdown version with absolute links', () => {
    expect(JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'))).toEqual(button.page);
    const source = JSON.parse(tree.read('public/_demos/demo-ui/react-button/Sizes.json'));
    expect(source).toEqual(button.demos[0]?.source);
    expect(tree.read('public/demo-ui/react-button.md')).toBe(
      '# react-button\n\nSee [the list](https://example.com/demo-ui/react-list.md#sizes) and ![a](https://example.com/static/logo.svg).\n',
    );
  });

  it('are a registry of its demos, by name and styling, that names files which can be there and runs them when asked', () => {
    const registry = tree.read('.content/demos/demo-ui/react-button.ts');
    expect(registry).toBe(
      `import { withSheet } from '../../../src/features/demos/registry';\nimport Demo0 from '../../../docs-data/demo-ui/react-button/Sizes/css/index';\n\nexport default {\n  get 'Sizes'() { return require('../../../docs-data/demo-ui/react-button/Sizes/system/index').default; },\n  'Sizes.css': withSheet('Sizes.css', Demo0),\n};\n`,
    );
    expect(tree.read('.content/demos/demo-ui.ts')).toBe(
      `export default {\n  'react-button': () => import('./demo-ui/react-button'),\n};\n`,
    );
    expect(tree.has('.content/demos/demo-ui/react-list.ts')).toBe(false);
  });

  it('survive the loss of a demo in development', async () => {
    await write([button], { bundled: new Set([button.pathname]) });
    const registry = tree.read('.content/demos/demo-ui/react-button.ts');
    const rescue = 'catch (error) { return unlessGone(error); }';
    const system = "require('../../../docs-data/demo-ui/react-button/Sizes/system/index').default";
    const css = "require('../../../docs-data/demo-ui/react-button/Sizes/css/index').default";
    expect(registry).toContain(`get 'Sizes'() { try { return ${system}; } ${rescue} },`);
    expect(registry).toContain(`const Demo0 = (() => { try { return ${css}; } ${rescue} })();`);
    expect(registry).toContain("'Sizes.css': Demo0 && withSheet('Sizes.css', Demo0),");
    expect(registry).not.toMatch(/^import .*docs-data/m);
  });

  it('hand the licence key over where demos ask for one', async () => {
    await write([compiled('react-grid', { license: 'docs-data/demo-ui/license.ts' }), button]);
    const registry = tree.read('.content/demos/demo-ui/react-grid.ts');
    expect(registry).toMatch(
      /^import \{ environment \} from '\.\.\/\.\.\/\.\.\/src\/site\/environment';\nimport takeLicense from '\.\.\/\.\.\/\.\.\/docs-data\/demo-ui\/license';\n/,
    );
    expect(registry).toMatch(/\ntakeLicense\(environment\.licenseKey\);\n$/);
    expect(tree.read('.content/demos/demo-ui/react-button.ts')).not.toContain('icense');
  });

  it('give each demo the theme that its product brings', async () => {
    await write([{ ...button, demoTheme: 'docs-data/demo-ui/demo-theme/index.ts' }]);
    expect(tree.read('.content/demos/demo-ui/react-button.ts')).toBe(
      `import { assignTheme, withSheet } from '../../../src/features/demos/registry';\nimport theme from '../../../docs-data/demo-ui/demo-theme/index';\nimport Demo0 from '../../../docs-data/demo-ui/react-button/Sizes/css/index';\n\nexport default {\n  get 'Sizes'() { return assignTheme(require('../../../docs-data/demo-ui/react-button/Sizes/system/index').default, theme); },\n  'Sizes.css': assignTheme(withSheet('Sizes.css', Demo0), theme),\n};\n`,
    );
  });
});

describe('the files of the site', () => {
  it('list the pages in the order of the navigation', async () => {
    await write([button, list]);
    expect(tree.read('public/demo-ui/llms.txt')).toBe(
      '# Demo UI\n\n> A library.\n\n## Components\n\n- [react-list](https://example.com/demo-ui/react-list.md): About.\n- [react-button](https://example.com/demo-ui/react-button.md): About.\n',
    );
    expect(tree.read('public/llms.txt')).toContain('(https://example.com/demo-ui/llms.txt)');
    expect(JSON.parse(tree.read('.content/manifest.json')).pages[0]).toEqual({
      pathname: '/demo-ui/react-button/',
      productId: 'docs',
      folder: 'demo-ui',
      title: 'react-button',
      description: 'About.',
      source: 'docs-data/demo-ui/react-button/page.md',
    });
  });

  it('tell crawlers and hosts what they need', async () => {
    await write([button]);
    expect(tree.read('public/sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://example.com/</loc>',
      '<loc>https://example.com/demo-ui/react-button/</loc>',
    ]);
    expect(tree.read('public/robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml');
    expect(tree.read('public/_redirects')).toContain('/zh / 301\n/zh/* /:splat 301\n');
    expect(tree.read('public/_headers')).toContain('X-Content-Type-Options: nosniff');
    expect(tree.read('public/_headers')).toMatch(
      /^\/_editor\/frame\.html\n  Content-Security-Policy: default-src 'none';.*; sandbox allow-scripts$/m,
    );
    expect(tree.read('public/_headers')).not.toContain('unsafe-eval');
    expect(tree.read('.content/revision.ts')).toMatch(/revision = 'first\.[\w-]+'/);
  });

  it('lead from the address of a product to its first page, with a slash and without', async () => {
    const inside = { ...product, prefix: '/demo-ui/', home: '/demo-ui/react-list/' };
    await write([list], { products: [{ ...productIn('demo-ui', []), product: inside as never }] });
    expect(tree.read('public/_redirects')).toContain(
      '\n/demo-ui/ /demo-ui/react-list/ 302\n/demo-ui /demo-ui/react-list/ 302\n',
    );
  });

  it('leave experiments out of sitemap and lists, and in production out of public/', async () => {
    const trial = compiled('x', {
      pathname: '/experiments/docs/x/',
      file: 'docs-data/experiments/docs/x/x.md',
      productFolder: 'experiments/docs',
    });
    const products = [productIn('experiments/docs', [trial.pathname])];
    await write([trial], { products });
    expect(tree.read('public/sitemap.xml')).not.toContain('experiments');
    expect(tree.read('public/llms.txt')).not.toContain('experiments');
    expect(tree.has('public/experiments/docs/x.md')).toBe(true);
    const site = { siteUrl: 'https://example.com', production: true };
    await write([trial], { products, site, changed: [] });
    expect(tree.has('public/experiments/docs/x.md')).toBe(false);
    expect(tree.has('.content/demos/experiments/docs.ts')).toBe(true);
  });
});

describe('writing again', () => {
  beforeEach(() => write([button, list]));

  it('writes nothing when nothing changed', async () => {
    const file = path.join(tree.root, '.content/pages/demo-ui/react-button.json');
    fs.utimesSync(file, 1, 1);
    expect(await write([button, list])).toEqual({ written: [], removed: [] });
    expect(fs.statSync(file).mtimeMs).toBe(1000);
  });

  it('writes only what changed and what somebody deleted', async () => {
    tree.remove('public/demo-ui/react-list.md');
    const edited = { ...button, markdownVersion: '# New\n' };
    const { written } = await write([edited, list], { revisionSeed: 'second' });
    expect(written.sort()).toEqual([
      '.content/revision.ts',
      'public/demo-ui/react-button.md',
      'public/demo-ui/react-list.md',
    ]);
  });

  it('keeps the files of pages that are not due', async () => {
    expect((await write([button, list], { changed: [] })).removed).toEqual([]);
    expect((await write([button, list], { changed: [] })).removed).toEqual([]);
    expect(tree.has('public/demo-ui/react-button.md')).toBe(true);
  });

  it('removes the files of a page that is gone, with empty folders, and no file made by hand', async () => {
    const { removed } = await write([list]);
    expect(removed.sort()).toEqual([
      '.content/demos/demo-ui/react-button.ts',
      '.content/pages/demo-ui/react-button.json',
      'public/_demos/demo-ui/react-button/Sizes.json',
      'public/demo-ui/react-button.md',
    ]);
    expect(tree.has('public/_demos')).toBe(false);
    expect(tree.read('public/static/logo.svg')).toBe('by hand');
  });

  it('removes the source of a demo that is gone', async () => {
    const { removed } = await write([{ ...button, demos: [] }, list]);
    expect(removed).toContain('public/_demos/demo-ui/react-button/Sizes.json');
  });

  it('clears away what a run left of which nothing is known any more', async () => {
    await write([button, list]);
    tree.write('public/static/logo.svg', '<svg/>');
    tree.write('public/_editor/frame.html', '');
    tree.remove('.content');
    await write([button]);
    expect(tree.has('public/demo-ui/react-button.md')).toBe(true);
    expect(tree.has('public/demo-ui/react-list.md')).toBe(false);
    expect(tree.has('public/static/logo.svg')).toBe(true);
    // The live editor's modules are packed next to this step, and kept by another.
    expect(tree.has('public/_editor/frame.html')).toBe(true);
  });

  it('refuses to write into public/static/', async () => {
    await expect(write([compiled('a', { pathname: '/static/a/' })])).rejects.toThrow(
      'public/static/a.md',
    );
  });
});
