import type { NavItem, Product } from '@/model';
import { productFacts } from './productFacts';

const product: Product = {
  id: 'material-ui',
  category: 'core',
  name: 'Rail',
  description: 'Components for trains.',
  prefix: '/rail/',
  home: '/rail/',
  logo: 'rail',
  listed: true,
  colorPage: '/rail/color/',
};
const page = (pathname: string, planned?: true): NavItem => ({
  kind: 'page',
  title: '',
  pathname,
  planned,
});

it.each<[string, NavItem[], string | undefined]>([
  ['is in the navigation', [page('/rail/color/')], '/rail/color/'],
  ['is not', [page('/rail/colors/')], undefined],
  ['is planned', [page('/rail/color/', true)], undefined],
])('names the color page only where it can be read: it %s', (_, navigation, colorPage) => {
  expect(productFacts('/nowhere', product, navigation).colorPage).toBe(colorPage);
});
