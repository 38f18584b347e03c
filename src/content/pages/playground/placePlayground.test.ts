import type { FoundDemo, FoundPlayground } from '../stages';
import { placePlayground } from './attachPlayground';

const playground = { demo: 'FareUsage', line: 3, column: 12 } as FoundPlayground;
const found = { name: 'FareUsage', line: 9, column: 12 } as FoundDemo;

it('moves to its new line if nothing else has changed', () => {
  const moved = placePlayground({ playground }, found);
  expect(moved.playground).toEqual({ ...playground, line: 9 });
});

it('leaves other demos unchanged', () => {
  const demo = {};
  expect(placePlayground(demo, found)).toBe(demo);
});
