import type { FoundDemo, FoundPlayground } from '../stages';
import { placePlayground } from './attachPlayground';

const playground = { demo: 'FareUsage', line: 3, column: 12 } as FoundPlayground;
const found = { name: 'FareUsage', line: 9, column: 12 } as FoundDemo;

it('moves with its line, where nothing else has changed', () => {
  const moved = placePlayground({ playground }, found);
  expect(moved.playground).toEqual({ ...playground, line: 9 });
});

it('leaves other demos alone', () => {
  const demo = {};
  expect(placePlayground(demo, found)).toBe(demo);
});
