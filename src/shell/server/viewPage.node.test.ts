import type { BundleSize, NavItem, Page } from '@/model';
import { environment } from '@/site';
import { demoBlock, pageOf, productOf } from './testing/pages';
import { viewPage } from './viewPage';

const product = productOf('rail', { editRoot: 'https://code.example/edit/' });
const context = {
  product,
  folder: 'rail',
  navigation: [],
  sizes: {},
  demoCss: '',
  counterparts: { products: {}, versions: {} },
  lastUpdated: undefined,
};

/** Views a page of the product. */
const view = (page: Page, known: Partial<Parameters<typeof viewPage>[1]> = {}) =>
  viewPage(page, { ...context, ...known });

const entry = (name: string, flags: Partial<Extract<NavItem, { kind: 'page' }>> = {}): NavItem => ({
  kind: 'page',
  pathname: `/rail/${name}/`,
  title: name,
  ...flags,
});
const group = (title: string, children: NavItem[]): NavItem =>
  ({ kind: 'group', pathname: `/rail/${title}`, title, children }) as NavItem;

describe('breadcrumbs', () => {
  const navigation = [
    group('Tickets', [
      entry('night', { planned: true }),
      { kind: 'link', href: 'https://bus.example/', title: 'Bus' },
      group('Fares', [entry('single'), entry('return')]),
    ]),
  ];
  const trailOf = (pathname: string, items: NavItem[] = navigation) =>
    view(pageOf(pathname), { navigation: items }).trail;

  it('lead to the first page of each group that exists', () => {
    expect(trailOf('/rail/return/')).toEqual([
      { title: 'Tickets', pathname: '/rail/single/' },
      { title: 'Fares', pathname: '/rail/single/' },
    ]);
  });

  it('have no link to the page itself', () => {
    expect(trailOf('/rail/single/')).toEqual([{ title: 'Tickets' }, { title: 'Fares' }]);
  });

  it('have no link to a page that is only planned', () => {
    const planned = [group('Night', [entry('sleeper', { planned: true })])];
    expect(trailOf('/rail/sleeper/', planned)).toEqual([{ title: 'Night' }]);
  });

  it('are missing on a page outside of the navigation', () => {
    expect(trailOf('/rail/nowhere/')).toEqual([]);
  });
});

describe('the address at which a page can be edited', () => {
  it('is that of its source in the folder of the product', () => {
    expect(view(pageOf('/rail/fares/single/')).editUrl).toBe(
      'https://code.example/edit/fares/single/page.md',
    );
  });

  it.each([
    ['a generated page', pageOf('/rail/api/fare/', { source: '.content/fare.ts' }), product],
    ['a product in no public repository', pageOf('/rail/single/'), productOf('rail')],
  ])('is missing for %s', (_what, page, itsProduct) => {
    expect(view(page, { product: itsProduct }).editUrl).toBeNull();
  });
});

describe('ads', () => {
  it.each([
    { where: 'are on a page', hasAd: true },
    { where: 'are not on a page without ads', frontMatter: { disableAd: true }, hasAd: false },
    { where: 'are not on a page whose entry has none', flags: { disableAd: true }, hasAd: false },
  ])('$where', ({ frontMatter = {}, flags, hasAd }) => {
    const navigation = [group('Tickets', [entry('single', flags), entry('return')])];
    expect(view(pageOf('/rail/single/', { frontMatter }), { navigation }).hasAd).toBe(hasAd);
    expect(view(pageOf('/rail/return/'), { navigation }).hasAd).toBe(true);
  });
});

describe('bundle sizes', () => {
  const size = (gzip: number): BundleSize => ({
    gzip,
    minified: gzip * 3,
    parts: [{ name: '@rail/ui', minified: gzip }],
    rest: { count: 2, minified: 5 },
  });
  const sizes = { 'system#Fare': size(10), 'system#useFare': size(20), 'x#Seat': size(30) };
  const frontMatter = { components: ['Seat', 'Fare'], hooks: ['useFare'] };
  const sizesOn = (pathname: string) => view(pageOf(pathname, { frontMatter }), { sizes });

  it.each(['/rail/react-fare/', '/rail/api/fare/'])(
    'are those of the components and hooks that the product exports, on %s',
    (pathname) => {
      const found = sizesOn(pathname).about.sizes;
      expect(found.map(({ name, size: { gzip } }) => [name, gzip])).toEqual([
        ['Fare', 10],
        ['useFare', 20],
      ]);
    },
  );

  it('have parts for the first component only, because no other parts are shown', () => {
    const [first, second] = sizesOn('/rail/react-fare/').about.sizes;
    expect(first?.size).toEqual(size(10));
    expect(second?.size).toMatchObject({ minified: 60, parts: [], rest: { count: 0 } });
  });

  it('are not on guides, which mention components', () => {
    expect(sizesOn('/rail/guides/fares/').about.sizes).toEqual([]);
  });
});

describe('the rest of a page', () => {
  it('has addresses with and without the origin', () => {
    expect(view(pageOf('/rail/night/Köln/'))).toMatchObject({
      canonical: `${environment.siteUrl}/rail/night/Köln/`,
      markdownUrl: '/rail/night/Köln.md',
    });
  });

  it('skips planned pages on the way to the next one', () => {
    const navigation = [entry('single'), entry('night', { planned: true }), entry('return')];
    const { previous, next } = view(pageOf('/rail/single/'), { navigation });
    expect(previous).toBeNull();
    expect(next).toEqual({ title: 'return', pathname: '/rail/return/' });
  });

  it('names fonts only where a demo or the text needs them', () => {
    const fonts = ['https://fonts.example/one.css'];
    const blocks = [demoBlock('Fare', { iconFont: true })];
    expect(view(pageOf('/rail/single/', { blocks })).page.fonts).toEqual([environment.iconFontUrl]);
    expect(view(pageOf('/rail/single/', { blocks, fonts })).page.fonts).toEqual([
      environment.iconFontUrl,
      ...fonts,
    ]);
    expect(view(pageOf('/rail/single/')).page).not.toHaveProperty('fonts');
  });
});
