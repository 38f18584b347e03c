import { packIds, unpackIds } from './searchIds';

it('writes the distance of each id from the one before', () => {
  expect(packIds([])).toBe('');
  expect(packIds([0, 1, 27, 78])).toBe('ABaz');
});

it('writes larger distances with leading digits', () => {
  expect([52, 103, 104, 675, 676, 677].map((id) => packIds([id]))).toEqual([
    '0A',
    '0z',
    '1A',
    '_z',
    '00A',
    '00B',
  ]);
});

it('reads what it has written, whatever the distance', () => {
  const ids = Array.from({ length: 3000 }, (_, at) => (at * (at + 1)) / 2);
  expect(unpackIds(packIds(ids))).toEqual(ids);
  expect(ids.map((id) => unpackIds(packIds([id])))).toEqual(ids.map((id) => [id]));
});
