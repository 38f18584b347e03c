import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type ApiDoc, type DocsProblem, type Product } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { prop, useChip } from '../reference/testing/docs';
import { listSpecimens, prepareSpecimens, provideSpecimens } from '.';
import { listUnseen, readSettings } from './readSettings';
import { component } from './testing/component';

const folder = 'demo-ui';
const settingsFile = 'docs-data/demo-ui/specimens/settings.json';
const indexFile = '.content/specimens/demo-ui.ts';
const product = { id: 'material-ui' } as Product;
const slots = [
  { name: 'root', description: '', replaceable: true, className: '.DemoChip-root' },
  { name: 'icon', description: '', replaceable: true, className: '.DemoChip-icon' },
];
const chip = component('Chip', { slots });
const docs = [chip, component('Badge', { slots })];

let tree: ContentTree;
beforeEach(() => {
  tree = new ContentTree();
});
afterEach(() => tree.dispose());

const list = (found: readonly ApiDoc[]) => listSpecimens(tree.root, { folder, product }, found);
const provide = (patch: Partial<Product> = {}, found: readonly ApiDoc[] = docs) =>
  provideSpecimens(tree.root, {
    products: [{ folder, product: { ...product, ...patch } }],
    docs: found,
  });
const reasons = (found: readonly ApiDoc[]) =>
  list(found).without.map(({ doc, reason }) => [doc.name, reason]);

describe('specimens', () => {
  it('exist for components of the product that have parts', () => {
    const found = [chip, component('Empty'), { ...chip, productId: 'joy-ui' as const }, useChip];
    expect(list(found).specimens.map(({ file }) => file)).toEqual([
      '.content/specimens/demo-ui/Chip.jsx',
    ]);
    expect(list(found).without).toEqual([]);
  });

  it("are the author's, where there is one, even if a reason says that none can be generated", () => {
    tree.write('docs-data/demo-ui/specimens/Chip.tsx', 'export default () => null;');
    tree.write(settingsFile, JSON.stringify({ without: { Chip: 'It needs a server.' } }));
    const [specimen, ...others] = list([chip]).specimens;
    expect(specimen).toMatchObject({ file: 'docs-data/demo-ui/specimens/Chip.tsx' });
    expect(specimen?.source).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('do not exist for a reason, which is told', () => {
    tree.write(settingsFile, JSON.stringify({ without: { Chip: 'It needs a server.' } }));
    const adapter = prop('adapter', { type: 'Adapter', required: true });
    const lost = component('Lost', { slots: [{ ...slots[0]!, className: undefined }] });
    expect(reasons([chip, component('Picker', { slots, props: [adapter] }), lost])).toEqual([
      ['Chip', 'It needs a server.'],
      ['Picker', 'Its required props take more than the types tell.'],
      ['Lost', 'None of its parts has a class to find it by.'],
    ]);
  });

  it("are wrapped in their package's provider", () => {
    const provider = { imports: ["import { Provider } from 'p';"], tag: 'Provider', props: 'a' };
    tree.write(settingsFile, JSON.stringify({ around: { '@demo/ui': provider } }));
    const other = component('Other', { slots, packageName: '@demo/other' });
    const sources = list([chip, other]).specimens.map(({ source }) => source);
    expect(sources[0]).toContain('<Provider a><Chip /></Provider>');
    expect(sources[1]).not.toContain('Provider');
  });
});

describe('the module of a product', () => {
  it('loads each specimen by the name of its component', () => {
    tree.write('docs-data/demo-ui/specimens/Badge.tsx', 'export default () => null;');
    provide();
    const text = tree.read(indexFile);
    expect(text).toContain("  'Chip': () => ready(import('./demo-ui/Chip')),");
    expect(text).toContain(
      "  'Badge': () => ready(import('../../docs-data/demo-ui/specimens/Badge')),",
    );
    expect(tree.read('.content/specimens/demo-ui/Chip.jsx')).toContain('<Chip />');
    expect(tree.has('.content/specimens/demo-ui/Badge.jsx')).toBe(false);
  });

  it("wraps specimens in the product's demo theme, if it has one", () => {
    provide({ demoTheme: 'docs-data/demo-ui/demo-theme/index.tsx' });
    expect(tree.read(indexFile)).toContain(
      "assignTheme(Demo, (await import('../../docs-data/demo-ui/demo-theme/index')).default)",
    );
    provide();
    expect(tree.read(indexFile)).not.toContain('assignTheme');
  });

  it('passes the license key only to specimens of packages that need it', () => {
    const paid = component('Grid', { slots, packageName: '@demo/grid-pro' });
    const license = { packages: ['@demo/grid-pro'], module: 'docs-data/demo-ui/license.ts' };
    provide({ demoLicense: license }, [paid, chip]);
    const text = tree.read(indexFile);
    expect(text).toContain("await import('../../docs-data/demo-ui/license')");
    expect(text).toContain("'Grid': () => withKey(import('./demo-ui/Grid'))");
    expect(text).toContain("'Chip': () => ready(import('./demo-ui/Chip'))");
  });

  it('exists without any specimen', () => {
    provide({}, []);
    expect(tree.read(indexFile)).toMatch(/= \{\n\};\n\nexport default specimens;\n$/);
  });

  it('is prepared before the types are known, unless an earlier run wrote it', () => {
    const products = [{ folder, product }];
    prepareSpecimens(tree.root, products);
    expect(tree.has(indexFile)).toBe(true);
    provide();
    const written = tree.read(indexFile);
    prepareSpecimens(tree.root, products);
    expect(tree.read(indexFile)).toBe(written);
  });

  it('is only touched if it changes', () => {
    provide();
    const file = path.join(tree.root, indexFile);
    fs.utimesSync(file, 1, 1);
    provide();
    expect(fs.statSync(file).mtimeMs).toBe(1000);
    provide({}, [chip]);
    expect(tree.read(indexFile)).not.toContain('Badge');
  });
});

describe('the settings of specimens', () => {
  /** Returns the problem that the settings have. */
  function problemOf(text: string): DocsProblem {
    tree.write(settingsFile, text);
    try {
      readSettings(tree.root, folder);
    } catch (error) {
      if (error instanceof DocsError) return error.problem;
      throw error;
    }
    throw new Error('The settings have no problem');
  }

  it('are empty without a file, and with an empty object', () => {
    const empty = readSettings(tree.root, folder);
    expect(empty).toMatchObject({ around: {}, without: {}, withoutControls: {}, rejects: {} });
    tree.write(settingsFile, '{}');
    expect(readSettings(tree.root, folder)).toEqual(empty);
  });

  it.each([
    ['{', 'JSON'],
    ['{ "witout": {} }', 'witout'],
    ['{ "without": { "Chip": "" } }', 'Chip'],
    ['{ "around": { "@demo/ui": { "tag": "Provider" } } }', 'imports'],
    ['{ "unseen": { "whenever": [] } }', 'whenever'],
  ])('name the file, the reason and the fix if they are %s', (text, reason) => {
    const { file, line, what, fix } = problemOf(text);
    expect({ file, line }).toEqual({ file: settingsFile, line: 1 });
    expect(what).toContain('The settings of the specimens cannot be read');
    expect(what).toContain(reason);
    expect(fix).toContain('"without": { "<Component>": "<reason>" }');
  });

  it('list controls without a visible effect by their group', () => {
    tree.write(settingsFile, '{ "unseen": { "inTime": ["delay"], "whenUsed": ["Chip.open"] } }');
    expect(listUnseen(readSettings(tree.root, folder))).toEqual(
      new Map([
        ['delay', 'inTime'],
        ['Chip.open', 'whenUsed'],
      ]),
    );
  });
});
