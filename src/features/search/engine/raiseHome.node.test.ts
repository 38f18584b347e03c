import type { SearchShard, SearchShardFacts } from '@/model';
import { shardVersion } from '@/model/search';
import { termsOf, termsOfName } from '@/model/searchWords';
import { SearchEngine } from './SearchEngine';
import { pack } from './testing/pack';

/** Returns a shard with pages of these titles, the first of which is the product's first page. */
function shardOf(name: string, titles: readonly string[]): SearchShard {
  return {
    version: shardVersion,
    name,
    places: titles.map((title, at) => ['page', `/${name}/${at}/`, title, '', 0, 0, 0, ''] as const),
    parts: [],
    rows: [],
    trails: [[]],
    texts: [''],
    names: pack(
      2,
      titles.map((title) => [termsOfName(title), []]),
    ),
    words: pack(
      1,
      titles.map((title) => [termsOf(title)]),
    ),
  };
}

const rail: SearchShardFacts = {
  ...{ name: 'rail', productId: 'system', title: 'Rail UI', home: '/rail/0/', listed: true },
};
const tram: SearchShardFacts = { name: 'tram', productId: 'x', title: 'Tram', listed: true };
const engine = new SearchEngine({
  version: shardVersion,
  synonyms: { ru: ['rail ui'] },
  shards: [tram, rail],
});
engine.add(
  'rail',
  shardOf('rail', ['Overview of Rail UI and its parts', 'Seats', 'Seats in Rail']),
);
engine.add('tram', shardOf('tram', ['Tram', 'Rail UI', 'Seats']));
const first = (text: string) => engine.search({ text, context: { shard: 'tram' } })[0]?.url;

it.each(['Rail UI', 'rail-ui', 'RailUI', 'railui', 'rail ui docs', 'ru'])(
  'leads from the name %s to the first page of the product',
  (name) => expect(first(name)).toBe('/rail/0/'),
);

it('finds the page of a product whose name is written as one word', () => {
  expect(first('railui seats')).toBe('/rail/1/');
});

it('changes nothing for other words, for prefixes and for products without a first page', () => {
  expect(first('rail')).toBe('/tram/1/');
  expect(first('section: rail ui')).toBeUndefined();
  expect(first('tram')).toBe('/tram/0/');
});
