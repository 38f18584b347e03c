import type { DemoSource } from '@/model';
import { chooseDemos } from './chooseDemos';

const demo = (product: string, name: string, ...dependencies: string[]) => ({
  product,
  source: { name, dependencies, variants: [{ styling: 'MUI System' }] } as unknown as DemoSource,
});
const choose = (...demos: ReturnType<typeof demo>[]) =>
  chooseDemos(demos, new Set(['@demo/'])).map(({ source }) => source.name);

it('covers every product and every documented package with few demos', () => {
  const chosen = choose(
    demo('ui', 'Button', '@demo/ui'),
    demo('ui', 'Table', '@demo/ui', '@demo/icons'),
    demo('grid', 'Grid', '@demo/grid', 'react-window'),
    demo('grid', 'Chart', '@demo/charts'),
    demo('grid', 'SecondChart', '@demo/charts'),
  );
  expect(chosen).toEqual(['Table', 'Grid', 'Chart']);
});

it('leaves out demos that would only add packages of other scopes', () => {
  expect(choose(demo('ui', 'A', '@demo/ui'), demo('ui', 'B', '@demo/ui', 'dayjs'))).toEqual(['A']);
});

it('chooses nothing if there are no demos', () => {
  expect(choose()).toEqual([]);
});
