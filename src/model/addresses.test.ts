/** @jest-environment jsdom */
import { blockIdentity, type Block, type PageDemo } from '.';
import { apiAnchor, apiRecordUrl } from './apiAddress';
import { demoFrameUrl, demoSourceUrl } from './demoAddress';
import { isEditorPack } from './editorPacks';
import { productOfPath } from './product';
import { socialImageUrl } from './socialImage';
import { demoKey, sheetScope, slugOf } from './styling';

describe('the product of an address', () => {
  const products = [
    { name: 'rail', prefix: '/rail/' },
    { name: 'night', prefix: '/rail/night/', otherPrefixes: ['/sleeper/', '/rail/api/night-'] },
    { name: 'railway', prefix: '/railway/' },
  ];
  const nameOf = (pathname: string) => productOfPath(products, pathname)?.name;

  it('is the one with the longest prefix, in any order of the products', () => {
    for (const list of [products, products.toReversed()]) {
      expect(productOfPath(list, '/rail/night/fares/')?.name).toBe('night');
      expect(productOfPath(list, '/rail/fares/')?.name).toBe('rail');
    }
  });

  it('may have other prefixes', () => {
    expect(nameOf('/sleeper/')).toBe('night');
    expect(nameOf('/rail/api/night-fare/')).toBe('night');
    expect(nameOf('/rail/api/fare/')).toBe('rail');
  });

  it('is not one whose name only begins the same', () => {
    expect(nameOf('/railway/fares/')).toBe('railway');
    expect(nameOf('/rails/')).toBeUndefined();
  });

  it('is none for pages of the site itself', () => {
    expect(nameOf('/')).toBeUndefined();
    expect(nameOf('')).toBeUndefined();
    expect(productOfPath([], '/rail/')).toBeUndefined();
  });
});

describe('the address of a pack, which the editor’s frame loads as a script', () => {
  it.each(['/_editor/packs/react.3fa9.js', '/_editor/packs/mui-material_Button.css'])(
    'can be %s',
    (url) => expect(isEditorPack(url)).toBe(true),
  );

  it.each<unknown>([
    '/_editor/packs/../../evil.js',
    '/_editor/packs/..%2Fevil.js',
    '/_editor/packs/a.js?x=.js',
    '/_editor/packs/a.js\n',
    '/_editor/packs/a.html',
    '/_editor/packs/.',
    '//evil.example/_editor/packs/a.js',
    'https://evil.example/_editor/packs/a.js',
    'javascript:/_editor/packs/a.js',
    '/static/a.js',
    '',
    undefined,
    null,
    { toString: () => '/_editor/packs/a.js' },
    ['/_editor/packs/a.js'],
  ])('cannot be %j', (url) => expect(isEditorPack(url)).toBe(false));
});

describe('the addresses of a page’s parts', () => {
  it('are below folders of their own, with the address of the page', () => {
    expect(demoSourceUrl('/rail/fares/', 'Prices')).toBe('/_demos/rail/fares/Prices.json');
    expect(demoFrameUrl('/rail/fares/', 'Prices')).toBe('/demos/rail/fares/Prices/');
    expect(socialImageUrl('/rail/fares/')).toBe('/static/social/pages/rail/fares.png');
    expect(socialImageUrl('/')).toBe('/static/social/pages.png');
  });

  it('are words with hyphens in the reference, which external links use', () => {
    expect(apiAnchor({ name: 'TreeItem2' }, 'prop', 'itemId')).toBe('tree-item-2-prop-itemId');
    expect(apiAnchor({ name: 'unstable_useForkRef' }, 'return', '')).toBe(
      'unstable-use-fork-ref-return-',
    );
    expect(apiRecordUrl({ productId: 'x', name: 'DataGridPro' })).toBe('/api/x/data-grid-pro.json');
  });
});

describe('the styling of a demo', () => {
  it('is part of its key unless it is the default', () => {
    expect(demoKey('Prices', 'MUI System')).toBe('Prices');
    expect(demoKey('Prices', 'Tailwind')).toBe('Prices.tailwind');
    expect(demoKey('Prices', 'CSS')).toBe('Prices.css');
  });

  it('is the default if an address names an unknown one', () => {
    expect(slugOf('Sass' as never)).toBe('system');
  });

  it('applies to its own roots, or to those of all demos in it', () => {
    document.body.innerHTML = [
      '<div id="a" data-sheet-reaches="Prices.css"><b></b></div>',
      '<div id="b" data-sheet-reaches="Fares.css"></div>',
      '<div id="c" data-sheet-reaches="Prices"></div>',
    ].join('');
    const idsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ id, tagName }) => id || tagName);
    expect(idsOf(sheetScope('Prices.css').root)).toEqual(['a']);
    expect(idsOf(sheetScope('Prices.css').element)).toEqual(['a', 'B']);
    expect(idsOf(sheetScope('.css', '$=').root)).toEqual(['a', 'b']);
  });
});

describe('the identity of a block in an edit', () => {
  const demo = (name: string, id?: string) => ({ name, id }) as PageDemo;
  const identityOf = (block: object) => blockIdentity(block as Block);

  it('distinguishes a demo from its second occurrence, and from a component with its name', () => {
    const blocks = [
      { kind: 'demo', demo: demo('Prices') },
      { kind: 'demo', demo: demo('Prices', 'Prices-2') },
      { kind: 'component', name: 'Prices' },
      { kind: 'anatomy', component: 'Prices' },
      { kind: 'api' },
    ];
    expect(new Set(blocks.map(identityOf)).size).toBe(blocks.length);
  });
});
