import vm from 'node:vm';
import { isEditorPack, type ModulePackages, type PackManifest } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import type { EditorParts } from './buildEditor';
import { frameHeaderPolicy } from './frameHtml';
import { provideEditor } from './provideEditor';

const demo = 'docs-data/rail/fare/Fare.tsx';
const theme = 'docs-data/rail/demo-theme/index.ts';

let tree: ContentTree;

/** Writes a package whose modules export their own name. */
function install(name: string, ...files: string[]): void {
  tree.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  for (const file of files) {
    tree.write(`node_modules/${name}/${file}.js`, `exports.from = '${name}/${file}';`);
  }
}

beforeEach(() => {
  tree = new ContentTree();
  install('react', 'index', 'jsx-runtime');
  install('@rail/ui', 'index', 'Fare/index');
  install('clock', 'index', 'format');
  tree.write('src/shell/editor-frame/main.ts', `console.log('frame');`);
  tree.write(
    'src/shell/editor-frame/frame.css',
    `@font-face { font-family: A; src: url('/static/a.woff2'); }`,
  );
  tree.write('src/shell/editor-frame/stage.tsx', 'export default 1;');
  tree.write('src/shell/editor-frame/tailwind.ts', 'export default 2;');
  tree.write('src/features/live-editor/loader/main.ts', `console.log('loader');`);
  tree.write('public/static/a.woff2', 'font');
  tree.write(demo, `import clock from 'clock';`);
  tree.write(theme, 'export default 3;');
});

afterEach(() => tree.dispose());

function provide(parts: Partial<EditorParts> = {}): Promise<number> {
  return provideEditor(tree.root, { packages: ['@rail/ui'], demoThemes: new Map(), ...parts });
}

const read = (address: string) => tree.read(`public${address}`);
const frame = () => read('/_editor/frame.html');

/** Returns the addresses that the frame's page loads, in their order. */
const loaded = () => /data-files="([^"]*)"/.exec(frame())?.[1]?.split(' ') ?? [];

/** Returns the list of modules that edited code may import, as the frame reads it. */
function manifest(): PackManifest {
  const context: { docsPacks?: PackManifest } = {};
  const file = loaded().find((address) => address.includes('/manifest.')) ?? '';
  vm.runInNewContext(read(file), context);
  return context.docsPacks!;
}

/** Makes the page recognizable, so that a test sees whether it was written again. */
const mark = () => tree.write('public/_editor/frame.html', 'marked');
const isMarked = () => frame() === 'marked';

describe('the files of the live editor', () => {
  it('are a page, and the scripts and styles that it loads, named after their content', async () => {
    await provide();
    expect(loaded().map((address) => address.replace(/\.[\w-]{10}\./, '.'))).toEqual([
      '/_editor/packs/frame.css',
      '/_editor/packs/manifest.js',
      '/_editor/packs/frame.js',
    ]);
    const addresses = [...loaded(), ...manifest().packs];
    expect(addresses.filter((address) => !isEditorPack(address))).toEqual([]);
    expect(addresses.filter((address) => !tree.has(`public${address}`))).toEqual([]);
  });

  it('contain the modules of the products, of React, and those that demos import', async () => {
    await provide();
    expect(Object.keys(manifest().modules)).toEqual([
      ...['#stage', '#tailwind', '@rail/ui', '@rail/ui/Fare', 'clock', 'react'],
      'react/jsx-runtime',
    ]);
    const packages = JSON.parse(read('/_editor/packages.json')) as ModulePackages;
    expect(packages).toMatchObject({ clock: { needed: { clock: '1.0.0' } } });
  });

  it('contain the theme of a product’s demos under its name', async () => {
    await provide({ demoThemes: new Map([['#theme/rail', `./${theme}`]]) });
    const { modules, packs } = manifest();
    const [pack = -1] = modules['#theme/rail'] ?? [];
    expect(read(packs[pack] ?? '')).toContain('3');
  });

  it('load nothing of others: the policy is in the page and fonts are in the styles', async () => {
    await provide();
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(frame())?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-eval|connect-src/);
    // Browsers ignore these two in a page.
    expect(policy).not.toMatch(/frame-ancestors|sandbox/);
    expect(frameHeaderPolicy.startsWith(policy)).toBe(true);
    expect(read(loaded()[0] ?? '')).toContain('url(data:font/woff2,font)');
  });

  it('do not end the inlined script at a tag in its code', async () => {
    tree.write('src/features/live-editor/loader/main.ts', `console.log('</script><b>');`);
    await provide();
    expect(frame().match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('a later run', () => {
  beforeEach(() => provide());

  it('writes nothing and returns 0 when nothing changed', async () => {
    mark();
    tree.write('src/shell/editor-frame/main.test.ts', '');
    tree.write('src/shell/editor-frame/README.md', '');
    expect(await provide()).toBe(0);
    expect(isMarked()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a source of the frame', () => tree.write('src/shell/editor-frame/main.ts', '1;')],
    ['a module below it', () => tree.write('src/features/live-editor/a/b.ts', '')],
    ['the installed packages', () => tree.write('package-lock.json', '{}')],
    ['an import of a demo', () => tree.edit(demo, (text) => `${text}import 'clock/format';`)],
    ['a missing file', () => tree.remove('public/_editor/packages.json')],
  ])('writes again after a change of %s', async (_what, change) => {
    mark();
    change();
    await provide();
    expect(isMarked()).toBe(false);
    expect(tree.has('public/_editor/packages.json')).toBe(true);
  });

  it('writes again after a change of a theme, or of a module next to it', async () => {
    const demoThemes = new Map([['#theme/rail', `./${theme}`]]);
    await provide({ demoThemes });
    mark();
    tree.write('docs-data/rail/demo-theme/colors.ts', '');
    await provide({ demoThemes });
    expect(isMarked()).toBe(false);
  });

  it('removes the files whose content changed, and no others', async () => {
    const before = loaded();
    tree.write('src/shell/editor-frame/main.ts', `console.log('other');`);
    await provide();
    const gone = before.filter((address) => !tree.has(`public${address}`));
    expect(gone).toEqual([expect.stringContaining('/_editor/packs/frame.')]);
  });

  it('removes everything of unknown origin if its record is lost', async () => {
    tree.write('public/_editor/packs/old.js', '');
    tree.write('.content/cache/editor.json', '{');
    await provide();
    expect(tree.has('public/_editor/packs/old.js')).toBe(false);
    expect(tree.has('public/_editor/frame.html')).toBe(true);
  });
});

it('writes nothing for content without the code of the site', async () => {
  tree.remove('src/shell');
  expect(await provide()).toBe(0);
  expect(tree.has('public/_editor')).toBe(false);
});
