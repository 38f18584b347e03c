import type { SearchShard } from '@/model';
import { iconShard, searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import type { FromWorker } from './protocol';
import { SearchSession } from './SearchSession';

const shard = (name: string): SearchShard => ({
  version: shardVersion,
  name,
  places: [['page', `/${name}/`, 'Ticket', '', 0, 0, 0, '']],
  ...{ parts: [], rows: [], trails: [[]], texts: [] },
  names: { terms: 'ticket', postings: '0;' },
  words: { terms: '', postings: '' },
});

const facts = (name: string, listed = true) => ({
  name,
  listed,
  productId: 'system' as const,
  title: name,
});
const index = {
  version: shardVersion,
  shards: [facts('rail'), facts('tram'), facts('depot', false)],
  synonyms: {},
};

const whole: Record<string, unknown> = {
  [searchIndexUrl]: index,
  [shardUrl('rail')]: shard('rail'),
  [shardUrl('tram')]: shard('tram'),
};

function start(files: Record<string, unknown>) {
  const told: FromWorker[] = [];
  const asked: string[] = [];
  const session = new SearchSession({
    fetchJson: async (url) => {
      asked.push(url);
      if (!(url in files)) throw new Error('404');
      return files[url];
    },
    post: (message) => told.push(message),
  });
  const answers = () =>
    told.flatMap((message) => (message.kind === 'answer' ? message.answer : []));
  const failed = () =>
    told.flatMap((message) => (message.kind === 'failed' ? [message.names] : []));
  return { session, told, asked, answers, failed };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const question = { text: 'ticket', context: { shard: 'tram' } };

it('fetches the shard being read first, and the others once somebody asks', async () => {
  const { session, asked, answers } = start(whole);
  session.handleMessage({ kind: 'prepare', shard: 'tram' });
  await settle();
  expect(asked).toEqual([shardUrl('tram'), searchIndexUrl]);
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(asked.slice(2)).toEqual([shardUrl('rail')]);
  const last = answers().at(-1);
  expect(last?.groups.map(({ url }) => url)).toEqual(['/tram/', '/rail/']);
  expect(last?.isComplete).toBe(true);
});

it('asks once for a shard that the worker and the dialog prepare, and once for one that is missing', async () => {
  const { session, asked } = start(whole);
  for (const shard of ['tram', 'tram', 'ferry', 'ferry'])
    session.handleMessage({ kind: 'prepare', shard });
  await settle();
  session.handleMessage({
    kind: 'ask',
    id: 1,
    question: { text: 'ticket', context: { shard: 'ferry' } },
  });
  session.handleMessage({
    kind: 'ask',
    id: 2,
    question: { text: 'tickets', context: { shard: 'ferry' } },
  });
  await settle();
  expect(asked.sort()).toEqual([
    shardUrl('ferry'),
    searchIndexUrl,
    shardUrl('rail'),
    shardUrl('tram'),
  ]);
});

it('answers from the shard being read before it fetches others', async () => {
  const { session, asked, told } = start(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  const untilAnswer = async () => {
    while (!told.some(({ kind }) => kind === 'answer')) await Promise.resolve();
  };
  await untilAnswer();
  expect(asked).toEqual([shardUrl('tram'), searchIndexUrl]);
  const [first] = told.flatMap((message) => (message.kind === 'answer' ? [message.answer] : []));
  expect(first).toMatchObject({ count: 1, isComplete: false });
});

it('answers again when another shard has arrived', async () => {
  const { session, answers } = start(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(answers().map(({ count }) => count)).toEqual([1, 2]);
});

it('answers once for all shards of other products that arrive shortly after each other', async () => {
  const { session, answers } = start({
    ...whole,
    [searchIndexUrl]: { ...index, shards: [...index.shards, facts('ferry'), facts('bus')] },
    [shardUrl('ferry')]: shard('ferry'),
    [shardUrl('bus')]: shard('bus'),
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(answers().map(({ count }) => count)).toEqual([1, 4]);
});

it('does not wait long for a shard that is late', async () => {
  const { session, answers } = start({
    ...whole,
    [searchIndexUrl]: { ...index, shards: [...index.shards, facts('ferry')] },
    [shardUrl('ferry')]: new Promise(() => {}),
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(answers().map(({ count }) => count)).toEqual([1]);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(answers().map(({ count, isComplete }) => [count, isComplete])).toEqual([
    [1, false],
    [2, false],
  ]);
});

it.each([
  ['missing', undefined],
  ['of another version', { ...shard('rail'), version: 0 }],
  ['no shard at all', 'oops'],
])(
  'says that a shard is %s, answers with the rest, and tries again when asked',
  async (_, broken) => {
    const files = { ...whole, [shardUrl('rail')]: broken };
    if (broken === undefined) delete files[shardUrl('rail')];
    const { session, answers, failed } = start(files);
    session.handleMessage({ kind: 'ask', id: 1, question });
    await settle();
    expect(failed()).toEqual([['rail']]);
    expect(
      answers()
        .at(-1)
        ?.groups.map(({ url }) => url),
    ).toEqual(['/tram/']);
    files[shardUrl('rail')] = shard('rail');
    session.handleMessage({ kind: 'retry' });
    await settle();
    expect(failed().at(-1)).toEqual([]);
    expect(answers().at(-1)?.count).toBe(2);
  },
);

it('says that the list is missing, and tries again when asked', async () => {
  const files: Record<string, unknown> = {};
  const { session, answers, failed } = start(files);
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(failed()).toEqual([['index']]);
  Object.assign(files, whole);
  session.handleMessage({ kind: 'retry' });
  await settle();
  expect(answers().at(-1)?.count).toBe(2);
});

it('fetches icons only for a question about icons', async () => {
  const icons = {
    ...{ version: shardVersion, name: iconShard, productId: 'system', path: '/icons/?selected=' },
    ...{ icons: 'Ticket', synonyms: {} },
  };
  const { session, asked, answers } = start({
    ...whole,
    [searchIndexUrl]: { ...index, shards: [...index.shards, facts(iconShard, false)] },
    [shardUrl(iconShard)]: icons,
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(asked).not.toContain(shardUrl(iconShard));
  session.handleMessage({ kind: 'ask', id: 2, question: { ...question, text: 'icon: ticket' } });
  await settle();
  expect(asked.filter((url) => url === shardUrl(iconShard))).toHaveLength(1);
  expect(
    answers()
      .at(-1)
      ?.groups.map(({ url }) => url),
  ).toContain('/icons/');
});

it('fetches a shard that is not listed only on its own pages', async () => {
  const { session, asked, answers } = start({ ...whole, [shardUrl('depot')]: shard('depot') });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(asked).not.toContain(shardUrl('depot'));
  const context = { shard: 'depot' };
  session.handleMessage({ kind: 'ask', id: 2, question: { ...question, context } });
  await settle();
  expect(answers().at(-1)?.groups[0]?.url).toBe('/depot/');
});

it('answers only the latest question when shards arrive', async () => {
  const { session, answers } = start(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  session.handleMessage({ kind: 'ask', id: 2, question: { ...question, text: 'zeppelin' } });
  await settle();
  expect(new Set(answers().map(({ id }) => id))).toEqual(new Set([2]));
});

it('suggests similar words only when nothing is found in any shard', async () => {
  const { session, answers } = start(whole);
  session.handleMessage({ kind: 'ask', id: 1, question: { ...question, text: 'tikkkett' } });
  await settle();
  const [first, ...others] = answers();
  expect(first).toMatchObject({ isComplete: false, nearest: [] });
  expect(others.at(-1)).toMatchObject({ isComplete: true, count: 0, nearest: ['Ticket'] });
});

it('tells the facts of a page again when its shard has arrived', async () => {
  const tram: SearchShard = {
    ...shard('tram'),
    places: [['component', '/tram/', 'Ticket', '', 0, 0, 0, '']],
    parts: [[0, 'import', '@tram/ui/Ticket', 0, 'import Ticket;']],
  };
  const { session, told } = start({ ...whole, [shardUrl('tram')]: tram });
  session.handleMessage({ kind: 'prepare', shard: 'tram' });
  session.handleMessage({ kind: 'describe', pathname: '/tram/' });
  await settle();
  const described = told.flatMap((message) => (message.kind === 'facts' ? [message.facts] : []));
  expect(described.length).toBeGreaterThan(1);
  expect(described.at(-1)).toEqual({ pathname: '/tram/', imports: ['import Ticket;'] });
});

it('says that a list of another version is missing, and answers nothing', async () => {
  const { session, answers, failed } = start({
    ...whole,
    [searchIndexUrl]: { ...index, version: 0 },
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(failed()).toEqual([['index']]);
  expect(answers()).toEqual([]);
});
