import type { ProductFacts, Siblings } from '@/model';
import { findCounterparts } from './findCounterparts';

const product = (id: string, facts: Partial<ProductFacts> = {}) =>
  ({ id, prefix: `/${id}/`, listed: true, versions: [], ...facts }) as unknown as ProductFacts;
const rail = product('rail', {
  versions: [
    { text: 'v2.1', href: '/rail/', current: true },
    { text: 'v1', href: 'https://v1.example/rail/start/', pages: ['/rail/react-*/'] },
    { text: 'v0', href: 'https://v0.example/' },
  ],
});
const products = [rail, product('ferry'), product('hidden', { listed: false })];
const pathnames = new Set(['/rail/react-fare/', '/ferry/react-fare/', '/hidden/react-fare/']);
const find = (pathname: string) => findCounterparts(pathname, rail, { products, pathnames });

it('finds the page of the same name in the other products', () => {
  expect(find('/rail/react-fare/').products).toEqual({ ferry: '/ferry/react-fare/' });
  expect(find('/rail/react-seat/').products).toEqual({});
});

it('prefers a page about the same component to one with the same path', () => {
  const siblings = { component: 'Fare', products: { ferry: '/ferry/react-price/' } };
  const site = { products, pathnames, siblings: siblings as Siblings };
  expect(findCounterparts('/rail/react-fare/', rail, site).products).toEqual(siblings.products);
});

it('finds it in the older versions that have such pages', () => {
  expect(find('/rail/react-fare/').versions).toEqual({ v1: 'https://v1.example/rail/react-fare/' });
  expect(find('/rail/guides/react-fare/').versions).toEqual({});
});

it('finds nothing for pages below another prefix', () => {
  expect(find('/rail/')).toEqual({ products: {}, versions: {} });
  expect(find('/docs/react-fare/').products).toEqual({});
});
