import { environment } from '@/site';
import { listScreenPaths, readScreen } from './screens';
import { ContentFolder, inDevelopment } from './testing/contentFolder';
import { demoBlock, Fare, indexesOf, pageOf, productOf } from './testing/pages';

const content = new ContentFolder();

const screen = {
  title: 'Departures',
  frontMatter: { fullScreen: true },
  blocks: [demoBlock('Board', { options: { iframe: true } }), demoBlock('Second')],
};
const pages = [
  pageOf('/rail/'),
  pageOf('/rail/templates/'),
  pageOf('/rail/templates/board/', screen),
  pageOf('/rail/templates/board-large/', { ...screen, productId: 'toolpad' }),
  pageOf('/rail/templates/empty/', { frontMatter: { fullScreen: true } }),
  pageOf('/ferry/board/', screen),
  pageOf('/rail/react-board/', { ...screen, frontMatter: {} }),
];
const loadIndex = indexesOf({
  rail: {
    'templates/board': { Board: Fare },
    'templates/board-large': { Board: Fare },
    'react-board': { Board: Fare },
  },
  ferry: { board: { Board: Fare } },
});
const read = (pathname: string) =>
  readScreen(pathname, loadIndex[pathname.split('/')[1] ?? ''] ?? (async () => ({ default: {} })));

beforeAll(() => {
  content.write('products.json', [productOf('rail')]);
  content.write('manifest.json', {
    pages: pages.map(({ pathname, frontMatter }) => ({
      pathname,
      folder: pathname.split('/')[1],
      title: `The page ${pathname}`,
      fullScreen: frontMatter.fullScreen,
    })),
  });
  for (const page of pages) content.write(`pages${page.pathname.slice(0, -1)}.json`, page);
});
beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('listScreenPaths', () => {
  it('lists the full-screen pages below a path, and no others', async () => {
    expect(await listScreenPaths('/rail/templates/')).toEqual({
      paths: ['/rail/templates/board/', '/rail/templates/board-large/', '/rail/templates/empty/'],
      fallback: false,
    });
    expect((await listScreenPaths('/bus/')).paths).toEqual([]);
  });

  it('lists nothing in development', async () => {
    inDevelopment();
    expect(await listScreenPaths('/rail/')).toEqual({ paths: [], fallback: 'blocking' });
  });
});

describe('readScreen', () => {
  it('renders the first demo, with the metadata of its page', async () => {
    expect(await read('/rail/templates/board/')).toMatchObject({
      props: {
        name: 'Board',
        html: '<b class="fare">Fare</b>',
        layout: 'page',
        documentTitle: 'Departures - Rail',
        description: 'What it costs.',
        canonical: `${environment.siteUrl}/rail/templates/board/`,
      },
    });
  });

  it('links back to the nearest page above, not to one whose name it begins with', async () => {
    const back = { title: 'The page /rail/templates/', pathname: '/rail/templates/' };
    expect(await read('/rail/templates/board/')).toMatchObject({ props: { back } });
    expect(await read('/rail/templates/board-large/')).toMatchObject({ props: { back } });
  });

  it('links back to the home page if there is no page above', async () => {
    expect(await read('/ferry/board/')).toMatchObject({ props: { back: { pathname: '/' } } });
  });

  it('has a title without a product if the product is unknown', async () => {
    expect(await read('/rail/templates/board-large/')).toMatchObject({
      props: { documentTitle: 'Departures' },
    });
  });

  it.each([
    ['a page with the usual layout', '/rail/react-board/'],
    ['a page without a demo', '/rail/templates/empty/'],
    ['an unknown page', '/rail/templates/nowhere/'],
  ])('is not found for %s', async (_what, pathname) => {
    expect(await read(pathname)).toEqual({ notFound: true });
  });

  it('is not found if the registry lacks the demo', async () => {
    const empty = async () => ({ default: {} });
    expect(await readScreen('/rail/templates/board/', empty)).toEqual({ notFound: true });
  });
});
