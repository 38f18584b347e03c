import products from '../../docs-data/products';
import { productOfPath, type Product } from '@/model';

const all: readonly Product[] = Object.values(products);

/** Contract §11, row by row: prefix, product id, category. */
const table = [
  ['/material-ui/', 'material-ui', 'core'],
  ['/joy-ui/', 'joy-ui', 'core'],
  ['/base-ui/', 'base-ui', 'core'],
  ['/system/', 'system', 'core'],
  ['/x/', 'x', 'x'],
  ['/toolpad/', 'toolpad', 'toolpad'],
  ['/docs/', 'docs', 'docs'],
  ['/versions/', 'docs', 'docs'],
  ['/production-error/', 'docs', 'docs'],
  // Not in the contract: posts belong to the documentation itself.
  ['/blog/', 'docs', 'docs'],
  ['/premium-themes/', 'premium-themes', 'core'],
  ['/compare/', 'compare', 'docs'],
  ['/experiments/docs/', 'docs-infra', 'docs-infra'],
] as const;

describe.each(table)('%s', (prefix, id, category) => {
  it.each([prefix, `${prefix}page/`, `${prefix}?code=1#a`])(
    `%s belongs to ${id} [spec 2.6]`,
    (pathname) => {
      expect(productOfPath(all, pathname)).toMatchObject({ id, category });
    },
  );
});

it.each(['/', '/store/', '/experiments/', '/xx/', '/zh/x/', '/404.html'])(
  '%s belongs to no product',
  (pathname) => {
    expect(productOfPath(all, pathname)).toBeUndefined();
  },
);

it('each prefix belongs to only one product [spec 2.6]', () => {
  const prefixes = all.flatMap(({ prefix, otherPrefixes = [] }) => [prefix, ...otherPrefixes]);
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});

it('every product has a row', () => {
  const rows = all.map(({ prefix, id, category }) => [prefix, id, category]);
  expect(rows.filter((row) => !table.some((known) => known.join() === row.join()))).toEqual([]);
});
