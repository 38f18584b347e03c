import type { SearchShard } from '@/model';
import { withNamesOfPlaces } from './placeField';
import { pack } from './testing/pack';
import { unpackIndex } from './unpackIndex';

const content = {
  places: [
    ['page', '/rail/seats/', 'Seats', '', 0, 0, 0, ''],
    ['component', '/rail/api/seat/', 'Seat', '', 0, 1, 0, ''],
  ],
  parts: [
    [0, 'section', 'Windows', 0, ''],
    [0, 'demo', 'WindowSeat', 0, ''],
  ],
  rows: [['prop', 'row', [1, 0, 0]]],
} as unknown as SearchShard;

const names = unpackIndex(
  pack(2, [
    [['seats'], []],
    [['seat'], []],
    [['windows'], ['view']],
    [['seat'], []],
    [['row'], []],
  ]),
);
const index = withNamesOfPlaces(names, content);
const postingsOf = (term: string) => index.postings(index.terms.indexOf(term));

it('finds parts and rows by the names of their places', () => {
  expect(postingsOf('seats')).toEqual([[0], [2, 3]]);
  expect(postingsOf('seat')).toEqual([[1, 3], [4]]);
});

it('keeps what the index has, and adds nothing for names of parts and rows', () => {
  expect(postingsOf('view')).toEqual([[], [2]]);
  expect(postingsOf('row')).toEqual([[4], []]);
  expect(index.letters).toHaveLength(index.terms.length);
});
