import type { SearchShard, SearchShardFacts } from '@/model';
import { shardVersion } from '@/model/search';
import { termsOfName } from '@/model/searchWords';
import { namedPages } from './namedPages';
import { openShard } from './openShard';
import { parseQuery } from './parseQuery';
import { SearchEngine } from './SearchEngine';
import { pack } from './testing/pack';

const places: SearchShard['places'] = [
  ['page', '/rail/react-berth/', 'Places to lie', '', 0, 0, 0, ''],
  ['page', '/rail/react-seats/', 'Seats', '', 0, 0, 0, ''],
  ['component', '/rail/api/berth/', 'Berth', '', 0, 1, 0, 'RailBerth'],
  ['component', '/rail/api/seat-list/', 'SeatList', '', 0, 2, 0, 'RailSeatList'],
  ['component', '/rail/api/seat/', 'Seats', '', 0, 2, 0, 'RailSeats'],
  ['component', '/rail/api/lamp/', 'Lamp', '', 0, 0, 0, 'RailLamp'],
];
const titles: readonly (readonly [place: number, title: string])[] = [
  [1, 'Berths'],
  [0, 'Lamps over berths and seats'],
];
const content: SearchShard = {
  ...{ version: shardVersion, name: 'rail', places, rows: [], trails: [[]], texts: [''] },
  parts: [
    ...titles.map(([place, title]) => [place, 'section', title, 0, ''] as const),
    [5, 'section', 'Berth lamps next to seats', 0, ''],
  ],
  names: pack(2, [
    ...places.map(([, , title]) => [termsOfName(title), []]),
    ...titles.map(([place, title]) => [termsOfName(title), termsOfName(places[place]![2])]),
    [termsOfName('Berth lamps next to seats'), ['lamp']],
  ]),
  words: pack(
    1,
    Array.from({ length: 9 }, () => [[]]),
  ),
};
const facts: SearchShardFacts = { name: 'rail', productId: 'system', title: 'Rail', listed: true };
const shard = openShard(facts, content);
const named = (text: string) =>
  namedPages(shard, parseQuery(text, {})).map((place) => places[place]![1]);

it('returns the pages of components that are named one after the other', () => {
  expect(named('berth seats')).toEqual(['/rail/react-berth/', '/rail/react-seats/']);
  expect(named('seats in a berth')).toEqual(['/rail/react-seats/', '/rail/react-berth/']);
});

it('reads the singular, the plural, and names of several words', () => {
  expect(named('seat berths')).toEqual(['/rail/react-seats/', '/rail/react-berth/']);
  expect(named('berth seat list')).toEqual(['/rail/react-berth/', '/rail/react-seats/']);
});

it('returns nothing for one page, other words, and components without a page', () => {
  expect(named('berth')).toEqual([]);
  expect(named('seat list seats')).toEqual([]);
  expect(named('berth night seats')).toEqual([]);
  expect(named('berth lamp')).toEqual([]);
});

it('leads to both pages, after their sections that match best', () => {
  const engine = new SearchEngine({ version: shardVersion, synonyms: {}, shards: [facts] });
  engine.add('rail', content);
  const found = engine.search({ text: 'seats berth', context: { shard: 'rail' } });
  expect(found.slice(0, 4).map(({ title }) => title)).toEqual([
    'Berths',
    'Lamps over berths and seats',
    'Seats',
    'Places to lie',
  ]);
});
