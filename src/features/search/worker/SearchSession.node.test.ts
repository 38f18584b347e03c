import type { SearchShard } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
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
