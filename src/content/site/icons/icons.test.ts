import type { Product } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { printSvg } from './printSvg';
import { runIcon } from './runIcon';
import { cachedIcons, provideIcons } from '.';

/** Returns an icon's module as the package's compiler writes it. */
function iconModule(drawing: string): string {
  return [
    '"use strict";',
    'var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault");',
    'Object.defineProperty(exports, "__esModule", { value: true });',
    'var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));',
    'var _jsxRuntime = require("react/jsx-runtime");',
    `exports.default = (0, _createSvgIcon.default)(${drawing}, 'Name');`,
  ].join('\n');
}

const path = (d: string) => `(0, _jsxRuntime.jsx)("path", { d: "${d}" })`;

describe('runIcon', () => {
  it('prints one element, a list, and a fragment', () => {
    expect(runIcon(iconModule(path('M1 2')))).toBe('<path d="M1 2"/>');
    expect(runIcon(iconModule(`[${path('M1')}, ${path('M2')}]`))).toBe(
      '<path d="M1"/><path d="M2"/>',
    );
    const fragment = `(0, _jsxRuntime.jsxs)(_jsxRuntime.Fragment, { children: [${path('M1')}] })`;
    expect(runIcon(iconModule(fragment))).toBe('<path d="M1"/>');
  });

  it.each([
    ['another function', 'exports.default = function () {};'],
    ['another module', 'require("node:fs"); exports.default = 1;'],
    ['an element of a component', iconModule('(0, _jsxRuntime.jsx)(Map, {})')],
    ['broken code', 'exports.default = (;'],
  ])('returns nothing for a module with %s', (_what, code) => {
    expect(runIcon(code)).toBeUndefined();
  });
});

describe('writes attributes with their SVG names, and escapes their values', () => {
  it('writes attributes as SVG names them, and escapes their values', () => {
    const children = [{ type: 'circle', props: { cx: '1', fillOpacity: '.3' } }];
    const group = { type: 'g', props: { children, fillRule: 'evenodd', xlinkHref: '#"<' } };
    expect(printSvg(group)).toBe(
      '<g fill-rule="evenodd" xlink:href="#&quot;&lt;"><circle cx="1" fill-opacity=".3"/></g>',
    );
  });
});

describe('provideIcons', () => {
  let tree: ContentTree;
  const folder = 'node_modules/ring-icons';
  const product = {
    id: 'material-ui',
    prefix: '/rail/',
    icons: {
      ...{ packageName: 'ring-icons', page: '/rail/icons/', parameter: 'selected' },
      styles: [
        { name: 'Filled', suffix: '' },
        { name: 'Two tone', suffix: 'TwoTone' },
      ],
      ...{ sizes: { small: 20 }, colors: { ink: '#000' }, synonyms: 'docs-data/synonyms.ts' },
    },
  } as unknown as Product;

  beforeEach(() => {
    tree = new ContentTree();
    install('1.0.0');
    tree.write(`${folder}/index.js`, 'throw new Error("Nobody runs this.");');
    tree.write(`${folder}/Train.js`, iconModule(path('M1')));
    tree.write(`${folder}/TrainTwoTone.js`, iconModule(`[${path('M1')}, ${path('M2')}]`));
    tree.write('docs-data/synonyms.ts', `export default { rail: ['train'] };`);
  });

  afterEach(() => tree.dispose());

  function install(version: string): void {
    tree.write(`${folder}/package.json`, JSON.stringify({ name: 'ring-icons', version }));
  }

  const provide = async () => (await provideIcons(tree.root, [product])).icons[0]!;

  it('writes a file for each style, the names and the synonyms, also compressed', async () => {
    const { styles, namesUrl, synonymsUrl, product: id } = await provide();
    expect(id).toBe('material-ui');
    expect(styles.map(({ name, count }) => [name, count])).toEqual([
      ['Filled', 1],
      ['Two tone', 1],
    ]);
    const [filled, toned] = styles.map(({ url }) => url);
    expect(filled).toMatch(/^\/_icons\/rail\/Filled-[\w-]{8}\.txt$/);
    expect(tree.read(`public${filled}`)).toBe('Train\tM1\n');
    expect(tree.read(`public${toned}`)).toBe('Train\t<path d="M1"/><path d="M2"/>\n');
    expect(tree.read(`public${namesUrl}`)).toBe('Train\nTrainTwoTone\n');
    expect(JSON.parse(tree.read(`public${synonymsUrl}`))).toEqual({ rail: ['train'] });
    expect(tree.has(`public${filled}.br`) && tree.has(`public${filled}.gz`)).toBe(true);
    expect(cachedIcons(tree.root)).toHaveLength(1);
  });

  it('runs the modules again after a new version of the package, and only then', async () => {
    const first = await provide();
    tree.write(`${folder}/Bus.js`, iconModule(path('M3')));
    expect(await provide()).toEqual(first);
    install('1.0.1');
    const second = await provide();
    expect(second.styles[0]?.count).toBe(2);
    expect(tree.has(`public${first.styles[0]?.url}`)).toBe(false);
    expect(second.styles[1]).toEqual(first.styles[1]);
  });

  it('writes deleted files again', async () => {
    const { styles } = await provide();
    tree.remove('public/_icons');
    expect((await provide()).styles).toEqual(styles);
    expect(tree.has(`public${styles[0]?.url}`)).toBe(true);
  });

  it('reads synonyms again after a change, and works without the file', async () => {
    const { synonymsUrl } = await provide();
    tree.write('docs-data/synonyms.ts', `export default { railway: ['train'] };`);
    expect((await provide()).synonymsUrl).not.toBe(synonymsUrl);
    tree.remove('docs-data/synonyms.ts');
    expect(tree.read(`public${(await provide()).synonymsUrl}`)).toBe('{}');
  });

  it('reports a module that is not an icon, in every run', async () => {
    tree.write(`${folder}/Odd.js`, 'exports.default = 7;');
    const reported = [expect.objectContaining({ file: `${folder}/Odd.js` })];
    expect((await provideIcons(tree.root, [product])).problems).toEqual(reported);
    expect((await provideIcons(tree.root, [product])).problems).toEqual(reported);
  });

  it('returns nothing for products without icons, or without an installed package', async () => {
    tree.remove(folder);
    const plain = { ...product, icons: undefined };
    expect(await provideIcons(tree.root, [product, plain])).toEqual({ icons: [], problems: [] });
  });
});
