import { iconShard, shardVersion } from '@/model/search';
import { parseQuery } from './parseQuery';
import { searchIcons } from './searchIcons';

const shard = {
  version: shardVersion,
  name: iconShard,
  productId: 'material-ui' as const,
  path: '/icons/?selected=',
  icons: 'Delete DeleteForever RestoreFromTrash Train DirectionsRailway Tram',
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

it('takes no property of objects for a synonym', () => {
  expect(find('constructor')).toEqual([]);
});
