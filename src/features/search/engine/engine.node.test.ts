import type { Synonyms } from '@/model';
import type { SearchIndex, SearchShard } from '@/model';
import { searchFlags, shardVersion } from '@/model/search';
import { termsOf, termsOfName } from '@/model/searchWords';
import { groupFound } from './groupFound';
import { markText } from './markText';
import { distanceOf } from './distanceOf';
import { stemOf } from './nearness';
import { parseQuery } from './parseQuery';
import { SearchEngine } from './SearchEngine';
import { pack } from './testing/pack';

const names = (...list: string[]) => list.flatMap(termsOfName);

/** Returns a shard of a product: a page with a section and a demo, and two components that share a prop. */
function rail(name: string): SearchShard {
  const root = `/${name}`;
  return {
    version: shardVersion,
    name,
    places: [
      ['page', `${root}/react-ticket/`, 'Ticket', 'Sells rides.', 0, 0, 0, 'Ticket'],
      ['component', `${root}/api/ticket/`, 'Ticket', '', 0, 1, 0, 'RailTicket'],
      ['component', `${root}/api/season-ticket/`, 'SeasonTicket', '', 0, 0, 0, 'RailSeasonTicket'],
    ],
    parts: [
      [0, 'section', 'Disabled tickets', 0, 'Nobody can buy them.'],
      [0, 'demo', 'BasicTickets', 0, 'Basics'],
      [1, 'import', '@rail/ui/Ticket', 0, "import Ticket from '@rail/ui/Ticket';"],
    ],
    rows: [
      ['prop', 'disablePunching', [1, 0, 0, 1, 0, searchFlags.inherited]],
      ['classes', 'root', [1, 1, 0]],
    ],
    trails: [['Components']],
    texts: ['No holes.', ''],
    names: pack(2, [
      [names('Ticket'), names('Ticket')],
      [names('Ticket'), names('RailTicket')],
      [names('SeasonTicket'), []],
      [names('Disabled tickets'), names('Ticket')],
      [names('BasicTickets'), names('Ticket')],
      [names('@rail/ui/Ticket'), []],
      [names('disablePunching'), names('Ticket', 'SeasonTicket')],
      [names('root'), names('Ticket', 'RailTicket')],
    ]),
    words: pack(1, [
      [termsOf('Sells rides 切符売り場')],
      [[]],
      [[]],
      [termsOf('Nobody buys them')],
      [[]],
      [[]],
      [termsOf('holes')],
      [[]],
    ]),
  };
}

const synonyms: Synonyms = { tkt: ['ticket'], 'rail pass': ['season ticket'] };
const index: SearchIndex = {
  version: shardVersion,
  synonyms,
  shards: [
    { name: 'rail', productId: 'system', title: 'Rail', listed: true },
    { name: 'tram', productId: 'x', title: 'Tram', listed: true },
  ],
};

function open(...shards: string[]): SearchEngine {
  const engine = new SearchEngine(index);
  for (const name of shards) engine.add(name, rail(name));
  return engine;
}

const urls = (text: string, engine = open('rail')) =>
  engine.search({ text, context: { shard: 'rail' } }).map(({ url }) => url);

describe('ranking', () => {
  it('ranks the page before its reference, and both before other matches', () => {
    expect(urls('ticket').slice(0, 3)).toEqual([
      '/rail/react-ticket/',
      '/rail/api/ticket/',
      '/rail/api/season-ticket/',
    ]);
  });

  it.each([
    ['disablePunching'],
    ['disable punching'],
    ['punching disable'],
    ['PUNCHING'],
    ['punch'],
    ['disablePnuching'],
    ['ticket punching'],
    ['how to disable the punching'],
    ['prop:punching'],
  ])('finds the prop by %j, own props before inherited ones', (text) => {
    const found = urls(text).filter((url) => url.includes('prop'));
    expect(found.slice(0, 2)).toEqual([
      '/rail/api/ticket/#ticket-prop-disablePunching',
      '/rail/api/season-ticket/#season-ticket-prop-disablePunching',
    ]);
    expect(urls(text)[0]).toBe(found[0]);
  });

  it.each([
    ['season ticket', '/rail/api/season-ticket/'],
    ['seasonticket', '/rail/api/season-ticket/'],
    ['rail pass', '/rail/api/season-ticket/'],
    ['tkt', '/rail/react-ticket/'],
    ['tikcet', '/rail/react-ticket/'],
    ['disabled tickets', '/rail/react-ticket/#disabled-tickets'],
    ['.RailTicket-root', '/rail/api/ticket/#ticket-classes-root'],
    ['@rail/ui/Ticket', '/rail/api/ticket/#import'],
    ['demo: ticket', '/rail/react-ticket/#BasicTickets'],
    [
      'season ticket disable punching',
      '/rail/api/season-ticket/#season-ticket-prop-disablePunching',
    ],
    ['売り場', '/rail/react-ticket/'],
  ])('answers %j with %s', (text, url) => expect(urls(text)[0]).toBe(url));

  it('ranks the current product first, wherever it is listed', () => {
    const found = open('rail', 'tram').search({ text: 'ticket', context: { shard: 'tram' } });
    expect(found.slice(0, 2).map(({ url }) => url)).toEqual([
      '/tram/react-ticket/',
      '/tram/api/ticket/',
    ]);
  });

  it('filters by kind and product', () => {
    const engine = open('rail', 'tram');
    const found = engine.search({
      text: 'ticket',
      context: {},
      kinds: ['component'],
      shard: 'tram',
    });
    expect(new Set(found.map(({ kind, shard }) => `${kind} ${shard}`))).toEqual(
      new Set(['component tram']),
    );
  });

  it('finds nothing for unknown words, and suggests similar ones', () => {
    const engine = open('rail');
    expect(urls('zeppelin', engine)).toEqual([]);
    expect(engine.nearest('tikkkett')[0]).toBe('Ticket');
  });
});

it('groups results by the page that explains them', () => {
  const groups = groupFound(open('rail').search({ text: 'ticket', context: {} }), {
    groups: 5,
    items: 3,
  });
  expect(groups.map(({ url, items }) => [url, items.length])).toEqual([
    ['/rail/react-ticket/', 2],
    ['/rail/api/season-ticket/', 1],
  ]);
});

it('knows what a page imports', () => {
  expect(open('rail', 'tram').describe('/rail/react-ticket/')).toEqual({
    pathname: '/rail/react-ticket/',
    imports: ["import Ticket from '@rail/ui/Ticket';"],
  });
});

it.each([
  null,
  {},
  { ...rail('rail'), version: 0 },
  { ...rail('rail'), names: { terms: 'a b', postings: 'B' } },
])('rejects invalid shards', (fetched) =>
  expect(() => new SearchEngine(index).add('rail', fetched)).toThrow(),
);

describe('words', () => {
  it.each([
    ['TextField', ['textfield', 'text', 'field']],
    ['text field', ['text', 'field', 'textfield']],
    ['Grid2', ['grid2', 'grid', '2']],
    ['Éclair', ['eclair']],
    ['按钮组', ['按钮', '钮组']],
  ])('a name %s has the terms %j', (name, terms) => expect(termsOfName(name)).toEqual(terms));

  it('reads prefixes as kinds and makes stop words optional', () => {
    const { kinds, words } = parseQuery('prop: the disabled', {});
    expect(kinds).toEqual(['prop']);
    expect(words.map(({ text, optional }) => [text, optional])).toEqual([
      ['the', true],
      ['disabled', false],
    ]);
  });

  it.each([
    ['ticket', 'tikcet', 1],
    ['ticket', 'tickets', 1],
    ['ticket', 'garden', 3],
  ])('between %s and %s are %d errors', (one, other, most) => {
    expect(distanceOf(one, other, 2)).toBe(most);
  });

  it('matches words with the same stem', () => {
    expect(new Set(['disable', 'disabled', 'disabling', 'disables'].map(stemOf)).size).toBe(1);
  });
});

it.each([
  {
    text: 'disableElevation',
    terms: ['disable', 'elevation'],
    marks: [
      [0, 7],
      [7, 16],
    ],
  },
  { text: 'disableElevation', terms: ['disableelevation'], marks: [[0, 16]] },
  { text: 'A button group', terms: ['button'], typed: ['but'], marks: [[2, 5]] },
  { text: 'Nothing here', terms: ['x'], marks: [] },
])('marks $text for $terms', ({ text, terms, typed = terms, marks }) => {
  expect(markText(text, { typed, terms: new Set(terms) })).toEqual(marks);
});
