import { environment } from '@/site';
import { readView } from './readView';
import { compiler, ContentFolder, inDevelopment, startCompiler } from './testing/contentFolder';
import { demoBlock, Fare, indexesOf, pageOf, productOf } from './testing/pages';

const content = new ContentFolder();

const problem = { file: 'docs-data/rail/react-fare/page.md', what: 'No title.', fix: 'Add one.' };
const pages = [
  pageOf('/rail/react-fare/', {
    frontMatter: { components: ['Fare'] },
    blocks: [
      { kind: 'prose', html: '<p>Text</p>' },
      demoBlock('Fare', { stylings: ['MUI System', 'CSS', 'Tailwind'] }),
      demoBlock('Fare', { id: 'Fare-2' }),
      demoBlock('Map', { options: { iframe: true } }),
    ],
  }),
  pageOf('/rail/night/trains/'),
  pageOf('/rail/orphan/', { productId: 'toolpad' }),
];
const Styled = () => <i>Styled</i>;
const index = indexesOf({
  rail: { 'react-fare': { Fare, 'Fare.css': Styled, Map: Fare } },
}).rail as NonNullable<ReturnType<typeof indexesOf>[string]>;

/** Reads a page of the product in the folder `rail`. */
const read = (...slug: string[]) => readView({ folder: 'rail', slug, loadIndex: index });

/** Reads the view of a page; fails if there is no page. */
async function viewOf(...slug: string[]) {
  const result = await read(...slug);
  if (!('props' in result)) throw new Error('There is no such page.');
  return result.props;
}

beforeAll(() => {
  content.write('products.json', [productOf('rail'), productOf('ferry', { id: 'x' })]);
  content.write('manifest.json', {
    pages: [
      { pathname: '/rail/react-fare/', lastUpdated: '2026-01-31' },
      { pathname: '/rail/night/trains/' },
      { pathname: '/ferry/react-fare/' },
    ],
  });
  content.write('navigation/rail.json', [
    { kind: 'page', pathname: '/rail/react-fare/', title: 'Fare' },
    { kind: 'page', pathname: '/rail/night/trains/', title: 'Night trains' },
  ]);
  content.write('bundle-sizes.json', { 'system#Fare': { minified: 9, gzip: 3 } });
  content.write('siblings.json', {
    '/rail/react-fare/': { component: 'Fare', products: { x: '/ferry/react-price/' } },
  });
  content.write('problems.json', [problem, { ...problem, file: 'docs-data/rail/other/other.md' }]);
  for (const page of pages) content.write(`pages${page.pathname.slice(0, -1)}.json`, page);
});
beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('readView', () => {
  it('renders each demo in each of its stylings, and every occurrence of a demo', async () => {
    const { view } = await viewOf('react-fare');
    const fare = '<b class="fare">Fare</b>';
    expect(view.page.blocks).toMatchObject([
      { html: '<p>Text</p>' },
      { html: fare, styledHtml: { CSS: '<i>Styled</i>', Tailwind: '' } },
      { html: fare, demo: { id: 'Fare-2' } },
      { html: '' },
    ]);
    expect(view.page.blocks[2]).not.toHaveProperty('styledHtml');
  });

  it('combines the page with the facts of the site about it', async () => {
    const { view } = await viewOf('react-fare');
    expect(view).toMatchObject({
      folder: 'rail',
      documentTitle: 'Fare - Rail',
      canonical: `${environment.siteUrl}/rail/react-fare/`,
      lastUpdated: '2026-01-31',
      next: { pathname: '/rail/night/trains/' },
      counterparts: { products: { x: '/ferry/react-price/' } },
    });
    expect(view.about.sizes).toMatchObject([{ name: 'Fare', size: { gzip: 3 } }]);
    expect(view.about.links).toContainEqual(expect.objectContaining({ kind: 'sibling' }));
  });

  it('sends neither front matter nor the path of the source to browsers', async () => {
    const { view, ...others } = await viewOf('react-fare');
    expect(view.page).not.toHaveProperty('frontMatter');
    expect(view.page).not.toHaveProperty('source');
    expect(others).toEqual({});
  });

  it('reads pages without demos, below other pages', async () => {
    const { view } = await viewOf('night', 'trains');
    expect(view).toMatchObject({ demoCss: '', previous: { pathname: '/rail/react-fare/' } });
    expect(view).not.toHaveProperty('lastUpdated');
  });

  it('is not found for an unknown page', async () => {
    expect(await read('nowhere')).toEqual({ notFound: true });
    expect(await read()).toEqual({ notFound: true });
  });

  it('names the file of a page whose product does not exist', async () => {
    await expect(read('orphan')).rejects.toThrow(
      'docs-data/rail/orphan/page.md: there is no product "toolpad"',
    );
  });

  it('returns the problems of the page and the stream of its edits in development', async () => {
    inDevelopment();
    startCompiler(() => ({ edition: 4 }));
    const { problems, edits } = await viewOf('react-fare');
    expect(problems).toEqual([problem]);
    expect(edits).toEqual({ channel: `${compiler}/_edits`, edition: 4 });
  });

  it('waits in development for the bundler if the page has demos, and only then', async () => {
    inDevelopment();
    startCompiler();
    const loadIndex = async () => ({ default: {} });
    expect(await readView({ folder: 'rail', slug: ['react-fare'], loadIndex })).toEqual({
      redirect: { destination: '/rail/react-fare/', permanent: false },
    });
    const trains = await readView({ folder: 'rail', slug: ['night', 'trains'], loadIndex });
    expect(trains).toHaveProperty('props');
  });
});
