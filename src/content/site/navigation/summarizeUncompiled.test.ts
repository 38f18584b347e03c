import type { Product } from '@/model';
import { summarizeUncompiled } from './summarizeUncompiled';

const file = (name: string) => ({
  file: `docs-data/rail/${name}/${name}.md`,
  pathname: `/rail/${name}/`,
  productFolder: 'rail',
});
const rail = {
  folder: 'rail',
  product: { id: 'system' } as Product,
  navigation: [{ kind: 'page' as const, title: 'Season tickets', pathname: '/rail/season/' }],
};

it('takes the title from the navigation, or derives one [spec 3.1]', () => {
  const pages = summarizeUncompiled([file('season'), file('react-fare-table')], [rail]);
  expect(pages).toMatchObject([
    { pathname: '/rail/season/', title: 'Season tickets', productId: 'system', demos: [] },
    { pathname: '/rail/react-fare-table/', title: 'Fare table' },
  ]);
});

it('leaves out pages that belong to no product', () => {
  expect(summarizeUncompiled([{ ...file('lost'), productFolder: 'bus' }], [rail])).toEqual([]);
});
