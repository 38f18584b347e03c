import type { LoadedProduct } from '../products';
import { checkFactLinks } from './checkFactLinks';

const product = (facts: object) =>
  ({
    product: { prefix: '/a/', home: '/a/', ...facts },
    isStandIn: false,
    facts: { path: ['default'] },
  }) as unknown as LoadedProduct;

/** Judges a link when only `/a/` and its demo `Known` exist. */
const judge = (href: string) =>
  href === '/a/' || href === '/a/#Known' ? undefined : { what: `no ${href}`, fix: 'write' };

it.each([
  [{ home: '/b/' }, ['default', 'home']],
  [{ startingPoints: [{ title: 'B', href: '/b/' }] }, ['default', 'startingPoints', 0, 'href']],
  [{ showcase: '/a/#Gone' }, ['default', 'showcase']],
])('finds the missing target in %j', (facts, path) => {
  expect(checkFactLinks(product(facts), judge)).toMatchObject([{ spot: { path }, fix: 'write' }]);
});

it('accepts existing targets', () => {
  const right = { showcase: '/a/#Known', startingPoints: [{ title: 'A', href: '/a/' }] };
  expect(checkFactLinks(product(right), judge)).toEqual([]);
});
