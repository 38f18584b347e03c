import type { IconShard } from '@/model';
import { iconShard, shardVersion } from '@/model/search';
import { parseQuery } from './parseQuery';
import { searchIcons } from './searchIcons';

const shard: IconShard = {
  version: shardVersion,
  name: iconShard,
  productId: 'material-ui',
  path: '/icons/?selected=',
  icons: 'Delete DeleteForever RestoreFromTrash Train DirectionsRailway Tram RoundedSeat Seat',
  suffixes: ['Rounded', 'TwoTone'],
  synonyms: { trash: ['delete', 'restore from trash'], 'rail car': ['tram'] },
};

const find = (text: string) => searchIcons(shard, parseQuery(text, {})).map(({ title }) => title);

it('finds icons by words of their names, the closest name first', () => {
  expect(find('delete')).toEqual(['Delete', 'DeleteForever']);
  expect(find('forever del')).toEqual(['DeleteForever']);
});

it('finds icons by what a word means, before longer names that have the word', () => {
  expect(find('trash')[0]).toBe('Delete');
  expect(find('trash')).toEqual(expect.arrayContaining(['DeleteForever', 'RestoreFromTrash']));
});

it('finds icons by what several words mean together', () => {
  expect(find('rail car')).toEqual(['Tram']);
});

it('finds icons in the style that a query names', () => {
  expect(find('delete two tone')).toEqual(['DeleteTwoTone', 'DeleteForeverTwoTone']);
  expect(find('TramRounded')).toEqual(['TramRounded']);
  expect(find('rounded')).toEqual(['RoundedSeat']);
  expect(find('delete tone')).toEqual([]);
});

it('finds a name that has the word of a style before icons in that style', () => {
  expect(find('rounded seat')).toEqual(['RoundedSeat', 'SeatRounded', 'RoundedSeatRounded']);
});

it('takes no property of objects for a synonym', () => {
  expect(find('constructor')).toEqual([]);
});
