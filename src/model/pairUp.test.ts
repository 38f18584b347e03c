import { pairUp } from './pairUp';

it('pairs items by position, also undefined ones', () => {
  expect(pairUp(['a', 'b'], [1, undefined])).toEqual([
    ['a', 1],
    ['b', undefined],
  ]);
});

it('refuses lists of different lengths', () => {
  expect(() => pairUp(['a'], [])).toThrow('1 items cannot be paired with 0.');
});
