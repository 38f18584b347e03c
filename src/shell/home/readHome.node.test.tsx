import { assignTheme } from '@/features/demos/registry';
import type { ProductFacts } from '@/model';
import { ContentFolder, inDevelopment, startCompiler } from '../server/testing/contentFolder';
import { demoBlock, Fare, indexesOf, pageOf, productOf } from '../server/testing/pages';
import { readHome } from './readHome';

const Cabin = assignTheme(() => <i>Cabin</i>, {
  Provider: ({ children }) => <>{children}</>,
  styleSheets: () => [{ html: { '--ferry-color': 'blue' } }],
});
const Broken = () => {
  throw new Error('no window');
};
const indexes = indexesOf({
  rail: { fares: { Fare, 'Fare.css': Cabin } },
  'sea/ferry': { 'night/cabins': { Cabin, 'Cabin.css': Fare, Broken } },
});

const railBlocks = [demoBlock('Other'), { kind: 'prose', html: '' } as const, demoBlock('Fare')];
const ferryBlocks = [demoBlock('Cabin'), demoBlock('Broken')];

const content = new ContentFolder();

/** Reads the home page of a site with these products. */
async function homeOf(...products: ProductFacts[]) {
  content.write('products.json', products);
  const result = await readHome(indexes);
  if (!('props' in result)) throw new Error('There is no home page.');
  return result.props;
}

const rail = productOf('rail', { showcase: '/rail/fares/#Fare' });
const ferry = productOf('sea/ferry', { id: 'x', showcase: '/sea/ferry/night/cabins/#Cabin' });

beforeAll(() => {
  content.write('manifest.json', {
    pages: [
      { pathname: '/rail/fares/', folder: 'rail' },
      { pathname: '/sea/ferry/night/cabins/', folder: 'sea/ferry' },
      { pathname: '/rail/lost/', folder: 'rail' },
    ],
  });
  content.write('blog.json', { posts: [1, 2, 3, 4, 5].map((title) => ({ title })) });
  content.write('pages/rail/fares.json', pageOf('/rail/fares/', { blocks: railBlocks }));
  const cabins = pageOf('/sea/ferry/night/cabins/', { blocks: ferryBlocks });
  content.write('pages/sea/ferry/night/cabins.json', cabins);
});
beforeEach(() => {
  content.use();
  // A build reads the products once; in development, each test can have its own.
  inDevelopment();
  startCompiler();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('readHome', () => {
  it('renders one demo of each product that names one, in the order of the products', async () => {
    const { home } = await homeOf(ferry, productOf('bus'), rail);
    expect(home.showcases.map(({ folder, pathname }) => [folder, pathname])).toEqual([
      ['sea/ferry', '/sea/ferry/night/cabins/'],
      ['rail', '/rail/fares/'],
    ]);
    expect(home.page.blocks.map(({ demo, html }) => [demo.name, html])).toEqual([
      ['Cabin', '<i>Cabin</i>'],
      ['Fare', '<b class="fare">Fare</b>'],
    ]);
  });

  it('has the variables of products with a theme of their own', async () => {
    expect((await homeOf(rail)).home.demoCss).not.toContain('--ferry-color');
    expect((await homeOf(rail, ferry)).home.demoCss).toContain('html{--ferry-color:blue;}');
  });

  it('has the three newest posts', async () => {
    expect((await homeOf()).posts).toEqual([{ title: 1 }, { title: 2 }, { title: 3 }]);
  });

  it.each([
    ['a demo that is not on the page', '/rail/fares/#Unknown'],
    ['a page that does not exist', '/rail/nowhere/#Fare'],
    ['a page without a file', '/rail/lost/#Fare'],
  ])('names the product whose showcase is %s, and says what to write', async (_what, showcase) => {
    await expect(homeOf(productOf('rail', { name: 'Rail', showcase }))).rejects.toThrow(
      `the showcase of Rail, ${showcase}, is no demo. Write the address of a page and the name`,
    );
  });

  it('stops a build at a showcase that cannot be rendered', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const showcase = '/sea/ferry/night/cabins/#Broken';
    await expect(homeOf(productOf('sea/ferry', { showcase }))).rejects.toThrow(
      'docs-data/sea/ferry/night/cabins/Broken.tsx',
    );
  });
});
