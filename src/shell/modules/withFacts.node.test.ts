import type { ComponentBlock } from '@/model';
import { ContentFolder, inDevelopment, startCompiler } from '../server/testing/contentFolder';
import { demoBlock, pageOf } from '../server/testing/pages';
import { withFacts } from './withFacts';

const content = new ContentFolder();

const block = (name: string, props: Record<string, unknown> = {}): ComponentBlock => ({
  kind: 'component',
  name,
  props,
});

/** Returns all props of a site component, including those that an author wrote. */
const propsOf = async (name: string, props: Record<string, unknown>) =>
  (await withFacts(block(name, props))).props;

const board = pageOf('/rail/board/', {
  title: 'Departures',
  frontMatter: { fullScreen: true },
  blocks: [
    { kind: 'prose', html: '' },
    demoBlock('Board', { options: { iframe: true, height: 300 }, previewHtml: 'long' }),
  ],
});

beforeAll(() => {
  content.write('releases.json', [
    { id: 'x', name: 'Sea' },
    { id: 'system', name: 'Rail' },
  ]);
  content.write('icons.json', [{ product: 'system', packageName: '@rail/icons' }]);
  content.write('pages/rail/board.json', board);
  content.write('pages/rail/single.json', pageOf('/rail/single/', { blocks: board.blocks }));
});
beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('withFacts', () => {
  it('returns the block of a component without facts as it is', async () => {
    const plain = block('Plain', { product: 'system' });
    expect(await withFacts(plain)).toBe(plain);
  });

  it('does not change the block that it completes', async () => {
    const versions = block('VersionList', { product: 'system' });
    await withFacts(versions);
    expect(versions.props).toEqual({ product: 'system' });
  });

  it('leaves the props that the author wrote', async () => {
    expect(await propsOf('VersionList', { product: 'system', dense: true })).toEqual({
      product: 'system',
      dense: true,
      releases: { id: 'system', name: 'Rail' },
    });
  });

  it.each([
    [
      'VersionList',
      { product: 'bus' },
      'VersionList needs a "product" that the menu lists, not bus',
    ],
    ['VersionList', {}, 'VersionList needs a "product" that the menu lists, not undefined'],
    ['IconSearch', { product: 'x' }, 'IconSearch needs a "product" with icons, not x'],
    [
      'ScreenCard',
      { pathname: '/rail/single/' },
      'ScreenCard needs the "pathname" of a full-screen page, not /rail/single/',
    ],
    ['ScreenCard', {}, 'ScreenCard needs the "pathname" of a full-screen page, not undefined'],
  ])('stops a build at %s %j, and says what it needs', async (name, props, message) => {
    await expect(withFacts(block(name, props))).rejects.toThrow(message);
  });

  it('has no results of a benchmark that never ran', async () => {
    expect(await propsOf('BenchFigures', {})).toEqual({ results: null });
  });
});

describe('icons', () => {
  it('are those of the product', async () => {
    expect(await propsOf('IconSearch', { product: 'system' })).toMatchObject({
      icons: { packageName: '@rail/icons' },
    });
  });

  it('may be missing in development, because they are compiled after the pages', async () => {
    inDevelopment();
    expect(await propsOf('IconSearch', { product: 'x' })).toEqual({ product: 'x' });
  });
});

describe('full-screen pages', () => {
  const props = { pathname: '/rail/board/' };

  it('are described by their title and their demo, which is not edited in the card', async () => {
    expect(await propsOf('ScreenCard', props)).toEqual({
      ...props,
      title: 'Departures',
      productId: 'system',
      demo: {
        name: 'Board',
        options: { iframe: true, height: 300, disableLiveEdit: true },
        stylings: ['MUI System'],
      },
    });
  });

  it('are read as they were last compiled if no compiler answers', async () => {
    inDevelopment();
    startCompiler(() => ({ status: 500, text: 'The compiler has ended.' }));
    expect(await propsOf('ScreenCard', props)).toMatchObject({ title: 'Departures' });
  });

  it('may be missing in development, where the author may not have saved them', async () => {
    inDevelopment();
    startCompiler(() => ({ status: 404 }));
    expect(await propsOf('ScreenCard', { pathname: '/rail/new/' })).toEqual({
      pathname: '/rail/new/',
    });
  });
});
