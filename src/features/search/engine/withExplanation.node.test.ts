import type { SearchShardFacts } from '@/model';
import { searchFlags, shardVersion } from '@/model/search';
import type { Found } from './found';
import { SearchEngine } from './SearchEngine';
import { buildShard, type ShardContent } from './testing/buildShard';

const facts: SearchShardFacts = { name: 'rail', productId: 'system', title: 'Rail', listed: true };

/** Returns the results in a shard with a guide, an old page and two components. */
function ask(text: string, known: Partial<ShardContent> = {}): Found[] {
  const engine = new SearchEngine({ version: shardVersion, synonyms: {}, shards: [facts] });
  engine.add(
    'rail',
    buildShard({
      name: 'rail',
      places: [
        ['page', '/rail/seats/', 'Seats', '', 0, 0, 0, ''],
        ['page', '/rail/old/', 'From steam', '', 0, 0, searchFlags.aside, ''],
        ['component', '/rail/api/seat/', 'Seat', '', 0, 1, 0, ''],
        ['component', '/rail/api/lamp/', 'Lamp', '', 0, 0, 0, ''],
      ],
      parts: [
        [1, 'section', 'Renamed', 0, 'isReclined is new'],
        [0, 'answer', 'The seat is stuck.', '#mistakes', 'Set isReclined.'],
        [0, 'section', 'Sleep', 0, 'isReclined lowers the back'],
        [0, 'section', 'Light', 0, 'Lamp shines on a book'],
      ],
      rows: [['prop', 'isReclined', [2, 0, 0]]],
      ...known,
    }),
  );
  return engine.search({ text, context: { shard: 'rail' } });
}

const search = (...asked: Parameters<typeof ask>) => ask(...asked).map(({ url }) => url);

it('lists the section of the guide that explains a prop after it', () => {
  expect(search('isReclined').slice(0, 2)).toEqual([
    '/rail/api/seat/#seat-prop-isReclined',
    '/rail/seats/#sleep',
  ]);
});

it('lists a section that explains an export without a guide', () => {
  expect(search('Lamp').slice(0, 2)).toEqual(['/rail/api/lamp/', '/rail/seats/#light']);
});

it('lists an answer if no section explains the prop', () => {
  const parts: ShardContent['parts'] = [
    [1, 'section', 'Renamed', 0, 'isReclined is new'],
    [0, 'answer', 'The seat is stuck.', '#mistakes', 'Set isReclined.'],
  ];
  expect(search('isReclined', { parts })[1]).toBe('/rail/seats/#mistakes');
});

it('adds nothing if a kind is asked for, or the name was not typed', () => {
  expect(search('prop: isReclined')).toEqual(['/rail/api/seat/#seat-prop-isReclined']);
  const [best, other] = ask('isRecl');
  expect(other!.score).toBeLessThan(0.75 * best!.score);
});
