import type { SearchIndex, SearchShard, Synonyms } from '@/model';
import { searchFlags, shardVersion } from '@/model/search';
import { termsOf, termsOfName } from '@/model/searchWords';
import { cutUnspaced } from './cutUnspaced';
import { groupFound } from './groupFound';
import { stemOf } from './nearness';
import { SearchEngine } from './SearchEngine';
import { pack } from './testing/pack';

interface Part {
  place: number;
  title: string;
  kind?: 'section' | 'demo' | 'import';
  text?: string;
  suffix?: string;
}

const pages: SearchShard['places'] = [
  ['page', '/rail/react-sleeping-car/', 'Sleeping car', '', 0, 0, 0, ''],
  ['page', '/rail/berths/', 'Places to lie', '', 0, 0, 0, ''],
  ['component', '/rail/api/berth-list/', 'BerthList', '', 0, 2, 0, 'RailBerthList'],
  ['component', '/rail/api/couchette/', 'Couchette', '', 0, 0, 0, 'RailCouchette'],
  ['component', '/rail/api/seat/', 'Seat', '', 0, 0, 0, 'RailSeat'],
  ['page', '/rail/old/', 'Leaving steam', '', 0, 0, searchFlags.aside, ''],
  ['page', '/rail/timetable/', 'Timetable', '', 0, 0, 0, ''],
];

const parts: Part[] = [
  { place: 0, title: 'Night lights' },
  { place: 0, title: 'Reading lamps', text: 'a lamp for berths' },
  { place: 0, title: 'NightLights', kind: 'demo', text: 'Night lights' },
  { place: 5, title: 'Boiler pressure' },
  { place: 6, title: 'Boiler pressure' },
  { place: 6, title: 'Delay', text: 'a lamp, a curtain and a window of a sleeping compartment' },
  { place: 2, title: '@rail/ui/BerthList', kind: 'import' },
  ...Array.from({ length: 8 }, (_, at) => ({ place: at % 2, title: 'Care' })),
  { place: 6, title: 'Care of tables' },
  { place: 6, title: 'Keep it dark', suffix: '#blinds-and-shades' },
  { place: 6, title: 'The lampSwitch prop' },
];

const rows: SearchShard['rows'] = [
  ['prop', 'lampSwitch', [2, 0, 0, 1, 0, 0, 1, 0, 0]],
  ['classes', 'curtain', [2, 0, 0]],
];

function shard(): SearchShard {
  const ownersOf = ['BerthList Couchette Seat', 'BerthList'];
  return {
    ...{ version: shardVersion, name: 'rail', places: pages, rows, trails: [[]], texts: [''] },
    parts: parts.map(({ place, title, kind = 'section', text = '', suffix }) => [
      ...([place, kind, title, suffix ?? 0, text] as const),
    ]),
    names: pack(2, [
      ...pages.map(([, , title]) => [termsOfName(title), []]),
      ...parts.map(({ title, place, suffix = '' }) => [
        [...termsOfName(title), ...termsOfName(suffix)],
        termsOfName(pages[place]![2]),
      ]),
      ...rows.map(([, name], at) => [termsOfName(name), termsOf(ownersOf[at]!)]),
    ]),
    words: pack(1, [
      ...pages.map(() => [[]]),
      ...parts.map(({ text = '' }) => [termsOf(text)]),
      ...rows.map(() => [[]]),
    ]),
  };
}

const synonyms: Synonyms = {
  寝台: ['sleeping car'],
  灯: ['lights'],
  寝台車両: ['sleeping car'],
  'bunk in train': ['couchette'],
  nook: ['couchette'],
};

const facts = { name: 'rail', productId: 'system', title: 'Rail', listed: true } as const;
const index: SearchIndex = { version: shardVersion, synonyms, shards: [facts] };
const engine = new SearchEngine(index);
engine.add('rail', shard());

const ask = (text: string) => engine.search({ text, context: { shard: 'rail' } });
const urls = (text: string) => ask(text).map(({ url }) => url);

it('prefers a name that lacks one of three words to a text that has all in passing', () => {
  expect(urls('sleeping compartment lamp')[0]).toBe('/rail/react-sleeping-car/#reading-lamps');
});

it('finds names of several words that were typed as one', () => {
  expect(urls('nightlights')[0]).toBe('/rail/react-sleeping-car/#night-lights');
  expect(urls('readinglamps')[0]).toBe('/rail/react-sleeping-car/#reading-lamps');
});

it('knows a word by its stem where a letter was doubled, and by -able', () => {
  const stems = ['drag', 'dragging', 'dragged', 'draggable'].map((word) => stemOf(word));
  expect(new Set(stems)).toEqual(new Set(['drag']));
  expect(stemOf('sortable')).toBe(stemOf('sorting'));
  expect(stemOf('disabled')).toBe(stemOf('disable'));
});

it('shows the page that explains a component next to it, whatever its title', () => {
  expect(urls('BerthList').slice(0, 2)).toEqual(['/rail/api/berth-list/', '/rail/berths/']);
});

it('ranks repeated rows lower', () => {
  const rows = ask('lampSwitch').filter(({ kind }) => kind === 'prop');
  const [, second, third] = rows.map(({ score }) => score);
  expect(second! - third!).toBeCloseTo(0.08);
});

it('ranks pages about earlier versions and other side matters last', () => {
  expect(urls('boiler pressure')).toEqual([
    '/rail/timetable/#boiler-pressure',
    '/rail/old/#boiler-pressure',
  ]);
});

it('ranks a heading of many pages below one of a single page', () => {
  expect(urls('care')[0]).toBe('/rail/timetable/#care-of-tables');
  expect(urls('sleeping car care')[0]).toBe('/rail/react-sleeping-car/#care');
});

it('ranks paths and classes first when they are asked for, and lower otherwise', () => {
  const scoreOf = (text: string, kind: string) => ask(text).find((one) => one.kind === kind)!.score;
  expect(scoreOf('@rail/ui/BerthList', 'import')).toBeGreaterThan(scoreOf('berth list', 'import'));
  expect(scoreOf('curtain', 'class')).toBeGreaterThan(scoreOf('berth curtain', 'class'));
});

it('takes a phrase for what it means, and no word of it for a hint', () => {
  expect(urls('bunk in train')[0]).toBe('/rail/api/couchette/');
});

it.each([
  ['blinds and shades', '/rail/timetable/#blinds-and-shades'],
  ['rail couchette', '/rail/api/couchette/'],
  ['@rail/ui couchette', '/rail/api/couchette/'],
  ['nooks', '/rail/api/couchette/'],
  ['RailBerthList-curtain', '/rail/api/berth-list/#berth-list-classes-curtain'],
  ['lamp switch prop', '/rail/timetable/#the-lampswitch-prop'],
])('answers %j with %s', (text, url) => expect(urls(text)[0]).toBe(url));

it('forgives a mistake that makes a compound of other words', () => {
  expect(urls('birthlist')[0]).toBe('/rail/api/berth-list/');
});

it('does not search for numbers alone', () => {
  expect(urls('error 6')).toEqual([]);
});

describe('text without spaces', () => {
  it.each([
    ['寝台の灯', ['寝台', '灯']],
    ['Sleep寝台', ['Sleep', '寝台']],
    ['寝台車両', ['寝台車両']],
    ['切符', ['切符']],
    ['plain', ['plain']],
  ])('%s is %j', (text, words) => expect(cutUnspaced(text, synonyms)).toEqual(words));

  it('is found by the words it is made of, and by its beginning', () => {
    expect(urls('寝台の灯')[0]).toBe('/rail/react-sleeping-car/#night-lights');
    expect(urls('寝')[0]).toBe('/rail/react-sleeping-car/');
  });
});

describe('groups', () => {
  it('list no demo next to the section with the same title', () => {
    const [group] = groupFound(ask('night lights'), { groups: 5, items: 4 });
    expect(group?.items.map(({ kind }) => kind)).not.toContain('demo');
    expect(ask('night lights').map(({ kind }) => kind)).toContain('demo');
  });

  it('list no result that is clearly worse than the best of the next group', () => {
    const found = ask('lampSwitch').map((one, at) => ({ ...one, score: [1, 0.8, 0.99][at]! }));
    const [first, second, third] = found as [
      (typeof found)[0],
      (typeof found)[0],
      (typeof found)[0],
    ];
    const same = { ...second, group: first.group };
    const groups = groupFound([first, third, same], { groups: 5, items: 4 });
    expect(groups.map(({ items }) => items.length)).toEqual([1, 1]);
  });
});
