import {
  button,
  clearTree,
  compiled,
  list,
  createTree,
  product,
  productIn,
  tree,
  write,
} from './testing/emittedTree';

beforeEach(createTree);

afterEach(clearTree);

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

  it('include a registry of its demos, by name and styling, that imports existing files and runs them on demand', () => {
    const registry = tree.read('.content/demos/demo-ui/react-button.ts');
    expect(registry).toBe(
      `import { withSheet } from '../../../src/features/demos/registry';\nimport Demo0 from '../../../docs-data/demo-ui/react-button/Sizes/css/index';\n\nexport default {\n  get 'Sizes'() { return require('../../../docs-data/demo-ui/react-button/Sizes/system/index').default; },\n  'Sizes.css': withSheet('Sizes.css', Demo0),\n};\n`,
    );
    expect(tree.read('.content/demos/demo-ui.ts')).toBe(
      `export default {\n  'react-button': () => import('./demo-ui/react-button'),\n};\n`,
    );
    expect(tree.has('.content/demos/demo-ui/react-list.ts')).toBe(false);
  });

  it('survive a missing demo in development', async () => {
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

  it('set the license key if demos need one [spec 9.7]', async () => {
    await write([compiled('react-grid', { license: 'docs-data/demo-ui/license.ts' }), button]);
    const registry = tree.read('.content/demos/demo-ui/react-grid.ts');
    expect(registry).toMatch(
      /^import \{ environment \} from '\.\.\/\.\.\/\.\.\/src\/site\/environment';\nimport takeLicense from '\.\.\/\.\.\/\.\.\/docs-data\/demo-ui\/license';\n/,
    );
    expect(registry).toMatch(/\ntakeLicense\(environment\.licenseKey\);\n$/);
    expect(tree.read('.content/demos/demo-ui/react-button.ts')).not.toContain('icense');
  });

  it("give each demo its product's theme", async () => {
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

  it('contain what crawlers and hosts need', async () => {
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

  it('redirect the address of a product to its first page, with a slash and without', async () => {
    const inside = { ...product, prefix: '/demo-ui/', home: '/demo-ui/react-list/' };
    await write([list], { products: [{ ...productIn('demo-ui', []), product: inside as never }] });
    expect(tree.read('public/_redirects')).toContain(
      '\n/demo-ui/ /demo-ui/react-list/ 302\n/demo-ui /demo-ui/react-list/ 302\n',
    );
  });

  it('leave pages for authors out of the sitemap and lists, and in production out of public/', async () => {
    const trial = compiled('x', {
      pathname: '/trials/docs/x/',
      file: 'docs-data/trials/docs/x/x.md',
      productFolder: 'trials/docs',
    });
    const forAuthors = { ...product, prefix: '/trials/docs/', forAuthors: true } as never;
    const products = [{ ...productIn('trials/docs', [trial.pathname]), product: forAuthors }];
    await write([trial], { products });
    expect(tree.read('public/sitemap.xml')).not.toContain('trials');
    expect(tree.read('public/llms.txt')).not.toContain('trials');
    expect(tree.read('public/robots.txt')).toContain('\nDisallow: /trials/docs/\n');
    expect(tree.has('public/trials/docs/x.md')).toBe(true);
    const site = { siteUrl: 'https://example.com', production: true };
    await write([trial], { products, site, changed: [] });
    expect(tree.has('public/trials/docs/x.md')).toBe(false);
    expect(tree.has('.content/demos/trials/docs.ts')).toBe(true);
  });
});
