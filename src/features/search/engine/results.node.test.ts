import type { IconShard, SearchIndex } from '@/model';
import { iconShard, searchFlags, shardVersion } from '@/model/search';
import type { Found } from './found';
import { SearchEngine, type Question } from './SearchEngine';
import { buildShard } from './testing/buildShard';

const { inherited, deprecated, pro, premium, shared } = searchFlags;

const rail = buildShard({
  name: 'rail',
  places: [
    ['page', '/rail/react-berth/', 'Berth', 'A place to lie.', 1, 0, 0, ''],
    ['component', '/rail/api/berth-list/', 'BerthList', '', 2, 1, premium, 'RailBerthList'],
    ['component', '/rail/api/berth/', 'Berth', '', 2, 1, pro, 'RailBerth'],
    ['hook', '/rail/react-berth/#use-berth', 'useBerth', '', 1, 1, deprecated, ''],
    ['interface', '/rail/api/berth-model/', 'BerthModel', '', 2, 0, 0, ''],
  ],
  parts: [
    [0, 'section', 'Two berths', 0, 'For families.'],
    [0, 'section', 'Curtain closed', '#closing-it', ''],
    [0, 'demo', 'LongBerth', 0, 'A long berth'],
    [1, 'import', '@rail/ui/BerthList', 0, "import BerthList from '@rail/ui/BerthList';"],
    [2, 'import', '@rail/ui/Berth', 0, "import Berth from '@rail/ui/Berth';"],
    [3, 'import', '@rail/ui/useBerth', 0, "import useBerth from '@rail/ui/useBerth';"],
  ],
  rows: [
    ['prop', 'curtainColor', [1, 1, inherited, 1, 0, deprecated]],
    ['classes', 'curtainOpen', [1, 0, shared]],
    ['slot', 'curtainRail', [1, 0, 0]],
    ['parameter', 'lampKind', [3, 0, 0]],
    ['return', 'lampState', [3, 0, 0]],
  ],
  trails: [[], ['Components'], ['Components', 'Reference']],
  texts: ['Of the light.', 'Of the own light.'],
});
const depot = buildShard({
  name: 'depot',
  places: [['page', '/depot/berth/', 'Berth', '', 0, 0, 0, '']],
});
const icons: IconShard = {
  ...{ version: shardVersion, name: iconShard, productId: 'system', path: '/icons/?selected=' },
  ...{ icons: 'Berth Seat', synonyms: {} },
};

const facts = (name: string, listed: boolean) =>
  ({ name, productId: 'system', title: name, listed }) as const;
const index: SearchIndex = {
  ...{ version: shardVersion, synonyms: {} },
  shards: [facts('rail', true), facts('depot', false), facts(iconShard, true)],
};

const engine = new SearchEngine(index);
engine.add('rail', rail);
engine.add('depot', depot);
engine.add(iconShard, icons);

const ask = (text: string, more: Partial<Question> = {}) =>
  engine.search({ text, context: { shard: 'rail' }, ...more });
const first = (text: string, more: Partial<Question> = {}): Partial<Found> =>
  ask(text, more)[0] ?? {};

describe('a result', () => {
  it('has the matched words to mark, without small words unless there are no others', () => {
    expect(first('a place to lie').terms).toEqual(['place', 'lie']);
    expect(first('to').terms).toContain('to');
  });

  it.each<[string, Partial<Found>]>([
    ['berth', { kind: 'page', url: '/rail/react-berth/', text: 'A place to lie.' }],
    ['BerthList', { kind: 'component', plan: 'premium', url: '/rail/api/berth-list/' }],
    ['BerthModel', { kind: 'component', label: 'interface' }],
    ['useBerth', { kind: 'hook', isDeprecated: true, url: '/rail/react-berth/#use-berth' }],
    [
      'two berths',
      { kind: 'section', url: '/rail/react-berth/#two-berths', text: 'For families.' },
    ],
    ['curtain closed', { kind: 'section', url: '/rail/react-berth/#closing-it' }],
    ['LongBerth', { kind: 'demo', url: '/rail/react-berth/#LongBerth' }],
    [
      'lampKind',
      {
        ...{ kind: 'prop', label: 'parameter' },
        url: '/rail/react-berth/#use-berth-parameter-lampKind',
      },
    ],
    ['lampState', { kind: 'prop', label: 'return' }],
    ['curtainRail', { kind: 'slot', url: '/rail/api/berth-list/#berth-list-slot-curtainRail' }],
  ])('for %j has its kind, its address, and its facts', (text, expected) => {
    expect(first(text)).toMatchObject(expected);
  });

  it('that is a row of several owners is listed for each, with the facts of each', () => {
    const found = ask('curtainColor').filter(({ title }) => title === 'curtainColor');
    expect(found).toMatchObject([
      {
        ...{ url: '/rail/api/berth/#berth-prop-curtainColor', text: 'Of the light.' },
        ...{ isDeprecated: true, isInherited: false, plan: 'pro' },
      },
      {
        ...{ url: '/rail/api/berth-list/#berth-list-prop-curtainColor', text: 'Of the own light.' },
        ...{ isDeprecated: false, isInherited: true, plan: 'premium' },
      },
    ]);
  });

  it('that is a class has its full name, which for a shared state is that of all components', () => {
    expect(first('curtainOpen').title).toBe('.Mui-curtainOpen');
  });

  it('is below its owner, and listed under the page that explains it', () => {
    expect(first('curtainRail')).toMatchObject({
      trail: ['Components', 'Reference', 'BerthList'],
      group: { url: '/rail/react-berth/', title: 'Berth', trail: ['Components'] },
    });
    expect(first('BerthModel').group).toEqual({
      ...{ url: '/rail/api/berth-model/', title: 'BerthModel' },
      trail: ['Components', 'Reference'],
    });
  });
});

describe('what is searched', () => {
  const shards = (more: Partial<Question>) => new Set(ask('berth', more).map(({ shard }) => shard));

  it('are listed shards, the one being read, or only the one that was chosen', () => {
    expect(shards({ context: {} })).toEqual(new Set(['rail']));
    expect(shards({ context: { shard: 'depot' } })).toEqual(new Set(['rail', 'depot']));
    expect(shards({ shard: 'depot' })).toEqual(new Set(['depot']));
    expect(shards({ shard: 'ferry' })).toEqual(new Set());
  });

  it('are icons only if the question asks for them, by a word, a prefix or a kind', () => {
    const kinds = (text: string, more: Partial<Question> = {}) =>
      ask(text, more).map(({ kind }) => kind);
    expect(kinds('berth')).not.toContain('icon');
    expect(kinds('icon:berth')).toEqual(['icon']);
    expect(kinds('berth', { kinds: ['icon'] })).toEqual(['icon']);
    const question = { text: 'berth', context: {} };
    expect(engine.wantsIcons(question)).toBe(false);
    expect(engine.wantsIcons({ ...question, text: 'berth icon' })).toBe(true);
    expect(engine.wantsIcons({ ...question, kinds: ['icon'] })).toBe(true);
  });

  it('are the chosen kinds, rather than those of a prefix', () => {
    const found = ask('prop:curtain', { kinds: ['slot'] });
    expect(found.map(({ title }) => title)).toEqual(['curtainRail']);
  });

  it.each(['', '  ', '?!', '__proto__', 'constructor', '𠮷', '\\', 'zeppelin'])(
    'is nothing for %j',
    (text) => expect(ask(text)).toEqual([]),
  );
});

describe('the facts of a page', () => {
  it('are the imports of components that it explains and of hooks on it, its namesake first', () => {
    expect(engine.describe('/rail/react-berth/').imports).toEqual([
      "import Berth from '@rail/ui/Berth';",
      "import BerthList from '@rail/ui/BerthList';",
      "import useBerth from '@rail/ui/useBerth';",
    ]);
    expect(engine.describe('/rail/api/berth/').imports).toHaveLength(1);
    expect(engine.describe('/elsewhere/')).toEqual({ pathname: '/elsewhere/', imports: [] });
  });
});

it('suggests names that are written in a similar way, without those that are far off', () => {
  expect(engine.nearest('brethlst')[0]).toBe('BerthList');
  expect(engine.nearest('b')).toEqual([]);
  expect(engine.nearest('zzzzzz')).toEqual([]);
});

it.each<[string, [name: string, fetched: unknown], string]>([
  ['a shard that is not in the list', ['ferry', rail], 'no shard ferry'],
  ['the shard of another product', ['rail', depot], 'rail is not a shard of this version'],
  ['icons of another version', [iconShard, { ...icons, version: 0 }], 'no icons of this version'],
  ['no icons', [iconShard, { ...icons, icons: null }], 'no icons of this version'],
  ['nothing', [iconShard, null], 'no icons of this version'],
])('rejects %s', (_, [name, fetched], message) => {
  expect(() => new SearchEngine(index).add(name, fetched)).toThrow(message);
});
