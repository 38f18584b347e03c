import type { ApiDoc, IconShard, Product, SearchShard } from '@/model';
import { searchFlags } from '@/model/search';
import { ContentTree } from '@/content/testing/contentTree';
import { buildShards } from './buildShards';
import type { ShardInput } from './shardInput';
import { inputOf, pageAt, productIn } from './testing/shardInput';

/** Builds the shards of a site and returns the one with a name; undefined if there is none. */
function shardOf(name: string, input: Partial<ShardInput>): SearchShard | undefined {
  const found = buildShards(inputOf(input)).find(({ facts }) => facts.name === name);
  return found?.shard as SearchShard | undefined;
}

const namesOf = (input: Partial<ShardInput>) =>
  buildShards(inputOf(input)).map(({ facts }) => facts.name);

const hook = (name: string, pathname: string): ApiDoc => ({
  ...{ kind: 'hook', name, pathname, productId: 'system', packageName: '@rail/ui' },
  ...{ imports: [], description: '', definitions: {}, parameters: [], returnValue: [] },
});

describe('the list of shards', () => {
  it('has one for each product that readers can select, with its facts', () => {
    const products = [productIn('rail', { home: '/rail/start/' }), productIn('tram', { id: 'x' })];
    const pages = [pageAt('/rail/start/'), pageAt('/tram/start/')];
    expect(buildShards(inputOf({ products, pages })).map(({ facts }) => facts)).toEqual([
      { name: 'rail', productId: 'system', title: 'The rail', home: '/rail/start/', listed: true },
      { name: 'tram', productId: 'x', title: 'The tram', listed: true },
    ]);
  });

  it('leaves out products without pages, and is empty for an empty site', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ products: [productIn('rail')] })).toEqual([]);
    const products = [productIn('rail'), productIn('tram')];
    expect(namesOf({ products, pages: [pageAt('/tram/start/')] })).toEqual(['tram']);
  });

  it('joins the products that cannot be selected in the shard of the site', () => {
    const products = [
      productIn('news', { listed: false }),
      productIn('versions', { listed: false }),
    ];
    const pages = [pageAt('/news/first/'), pageAt('/versions/all/')];
    const [only, ...others] = buildShards(inputOf({ products, pages }));
    expect(others).toEqual([]);
    expect(only?.facts).toEqual({ name: 'site', productId: 'docs', title: '', listed: true });
    expect((only?.shard as SearchShard).places.map(([, path]) => path)).toEqual([
      '/news/first/',
      '/versions/all/',
    ]);
  });

  it('has one of its own for a product for authors, which is in a nested folder', () => {
    const products = [productIn('trials/rail', { listed: false })];
    const pages = [pageAt('/trials/rail/x/', { productFolder: 'trials/rail' })];
    const [only] = buildShards(inputOf({ products, pages }));
    expect(only?.facts).toMatchObject({ name: 'trials/rail', listed: false });
  });
});

describe('the pages of a product', () => {
  const products = [productIn('rail', { searchedLast: ['/rail/migration/'] }, ['/rail/fares/'])];

  it('are found with the titles of the navigation above them', () => {
    const shard = shardOf('rail', {
      products,
      pages: [pageAt('/rail/fares/', { title: 'Fares' })],
    });
    expect(shard?.places).toEqual([['page', '/rail/fares/', 'Fares', 'About Fares.', 0, 0, 0, '']]);
    expect(shard?.trails).toEqual([['Guides']]);
  });

  it('do not include those of other products, nor those that cannot be read', () => {
    const pages = [pageAt('/rail/fares/'), pageAt('/tram/fares/'), pageAt('/rail/gone/')];
    const shard = shardOf('rail', {
      ...{ products, pages },
      readPage: (page) => (page.pathname === '/rail/gone/' ? undefined : inputOf().readPage(page)),
    });
    expect(shard?.places.map(([, path]) => path)).toEqual(['/rail/fares/']);
  });

  it('rank last, and explain nothing, below an address that is searched last', () => {
    const documents = ['useFare'];
    const pages = [
      pageAt('/rail/migration/v2/', { title: 'Use fare', documents }),
      pageAt('/rail/fares/', { title: 'Fares', documents }),
      pageAt('/rail/api/use-fare/', { reference: [] }),
    ];
    const docs = [hook('useFare', '/rail/api/use-fare/')];
    const shard = shardOf('rail', { products, pages, docs });
    const flags = shard?.places.map(([, path, , , , , flag]) => [path, flag]);
    expect(flags).toEqual([
      ['/rail/migration/v2/', searchFlags.aside],
      ['/rail/fares/', 0],
      ['/rail/api/use-fare/', 0],
    ]);
    // The index of the page that explains it, plus one.
    expect(shard?.places[2]?.[5]).toBe(2);
  });

  it('are found by the name of the component only if they compare products', () => {
    const page = pageAt('/rail/compare/seat/', { title: 'Seats compared', comparison: 'Seat' });
    const shard = shardOf('rail', { products, pages: [page] });
    expect(shard?.places[0]?.slice(0, 3)).toEqual(['page', page.pathname, 'Seats compared']);
    expect(shard?.places[0]?.[6]).toBe(searchFlags.internal);
    expect(shard?.names.terms).toBe('seat');
    expect(shard?.words.terms.split(' ')).toContain('difference');
    expect(shard?.words.terms.split(' ')).not.toContain('text');
  });

  it('that compare nothing in particular are found by their title', () => {
    const page = pageAt('/rail/compare/', { title: 'Comparison', comparison: '' });
    expect(shardOf('rail', { products, pages: [page] })?.names.terms).toBe('comparison');
  });
});

describe('the reference of a product', () => {
  const products = [productIn('rail', {}, ['/rail/api/use-fare/'])];

  it('includes what has an address among its pages, with or without a hash', () => {
    const pages = [pageAt('/rail/api/use-fare/', { reference: [] })];
    const docs = [
      hook('useFare', '/rail/api/use-fare/'),
      hook('useRebate', '/rail/api/use-fare/#use-rebate'),
      hook('useTram', '/tram/api/use-tram/'),
    ];
    const shard = shardOf('rail', { products, pages, docs });
    expect(shard?.places.map(([kind, path]) => [kind, path])).toEqual([
      ['hook', '/rail/api/use-fare/'],
      ['hook', '/rail/api/use-fare/#use-rebate'],
    ]);
    expect(shard?.trails).toEqual([['Guides']]);
  });
});

describe('production errors', () => {
  const errors = [
    { code: 7, text: ['Missing ', ' in\n   the theme.'] },
    { code: 12, text: ['Stop.'] },
  ];

  it('are parts of one page, with a mark for each argument', () => {
    const shard = shardOf('site', { errors });
    expect(shard?.places.map(([, path, title]) => [path, title])).toEqual([
      ['/production-error/', 'Production errors'],
    ]);
    expect(shard?.parts).toEqual([
      [0, 'error', 'Error 7', 0, 'Missing … in the theme.'],
      [0, 'error', 'Error 12', 0, 'Stop.'],
    ]);
  });

  it('refer to their page after those of other products', () => {
    const products = [productIn('news', { listed: false })];
    const shard = shardOf('site', { products, errors, pages: [pageAt('/news/first/')] });
    expect(shard?.parts.map(([place]) => shard.places[place]?.[2])).toEqual([
      'Production errors',
      'Production errors',
    ]);
  });
});

describe('the icons of a product', () => {
  const icons: Product['icons'] = {
    ...{ packageName: '@rail/icons', page: '/rail/icons/', parameter: 'icon' },
    styles: [
      { name: 'Filled', suffix: '' },
      { name: 'Two tone', suffix: 'TwoTone' },
    ],
    ...{ sizes: {}, colors: {} },
  };
  const products = [productIn('rail', { icons })];
  const pages = [pageAt('/rail/icons/')];
  let tree: ContentTree;

  beforeEach(() => {
    tree = new ContentTree();
  });

  afterEach(() => tree.dispose());

  const iconsOf = (input: Partial<ShardInput> = {}) =>
    buildShards(inputOf({ root: tree.root, products, pages, ...input })).find(
      ({ facts }) => facts.name === 'icons',
    );

  it('are listed in order, without their styles and other modules of the package', () => {
    const files = ['Train.js', 'TrainTwoTone.js', '5G.js', 'Bus.js', 'index.js', 'Bus.d.ts'];
    for (const file of files) tree.write(`node_modules/@rail/icons/${file}`, '');
    const synonyms = { coach: ['bus'] };
    const found = iconsOf({ iconSynonyms: new Map([['system', synonyms]]) });
    expect(found?.facts).toMatchObject({ productId: 'system', listed: false });
    expect(found?.shard).toMatchObject({
      ...{ path: '/rail/icons/?icon=', icons: '5G Bus Train', synonyms },
    });
  });

  it('are none without synonyms or without the installed package', () => {
    expect(iconsOf()?.shard as IconShard).toMatchObject({ icons: '', synonyms: {} });
  });

  it('have no shard on a site without their page', () => {
    expect(iconsOf({ pages: [pageAt('/rail/start/')] })).toBeUndefined();
  });
});
