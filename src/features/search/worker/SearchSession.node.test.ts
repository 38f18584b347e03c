import type { SearchShard } from '@/model';
import { iconShard, searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { facts, index, question, settle, shard, startSession, whole } from './testing/startSession';

/** Returns the list of shards with more of them. */
const listOf = (...names: readonly string[]) => ({
  ...index,
  shards: [...index.shards, ...names.map((name) => facts(name))],
});

it('fetches the shard being read first, and the others once somebody asks', async () => {
  const { session, asked, answers } = startSession(whole);
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
  const { session, asked } = startSession(whole);
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
  const { session, asked, told } = startSession(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  const untilAnswer = async () => {
    while (!told.some(({ kind }) => kind === 'answer')) await Promise.resolve();
  };
  await untilAnswer();
  expect(asked).toEqual([shardUrl('tram'), searchIndexUrl]);
  const [first] = told.flatMap((message) => (message.kind === 'answer' ? [message.answer] : []));
  expect(first).toMatchObject({ count: 1, isComplete: false });
});

it('lets the page render the first results before it fetches other shards', async () => {
  const { session, asked, waits } = startSession(whole);
  session.handleMessage({ kind: 'ask', id: 1, question: { ...question, text: 'zeppelin' } });
  await settle();
  expect(asked).toContain(shardUrl('rail'));
  expect(waits).toEqual([]);
  const other = startSession(whole, () => new Promise(() => {}));
  other.session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(other.answers()).toHaveLength(1);
  expect(other.asked).not.toContain(shardUrl('rail'));
});

it('repeats the list of shards, and what failed, for a page that listens late', async () => {
  const { session, told } = startSession({ ...whole, [shardUrl('tram')]: 'oops' });
  session.handleMessage({ kind: 'prepare', shard: 'tram' });
  await settle();
  const heard = told.length;
  session.handleMessage({ kind: 'prepare', shard: 'tram' });
  expect(told.slice(heard)).toEqual([
    { kind: 'shards', shards: index.shards },
    { kind: 'failed', names: ['tram'] },
  ]);
});

it('answers again when another shard has arrived', async () => {
  const { session, answers } = startSession(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(answers().map(({ count }) => count)).toEqual([1, 2]);
});

it('answers once for all shards of other products that arrive shortly after each other', async () => {
  const { session, answers } = startSession({
    ...whole,
    [searchIndexUrl]: listOf('ferry', 'bus'),
    [shardUrl('ferry')]: shard('ferry'),
    [shardUrl('bus')]: shard('bus'),
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(answers().map(({ count }) => count)).toEqual([1, 4]);
});

it('does not wait long for a shard that is late', async () => {
  const { session, answers } = startSession({
    ...whole,
    [searchIndexUrl]: listOf('ferry'),
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

it('fetches icons only for a question about icons', async () => {
  const icons = {
    ...{ version: shardVersion, name: iconShard, productId: 'system', path: '/icons/?selected=' },
    ...{ icons: 'Ticket', synonyms: {} },
  };
  const { session, asked, answers } = startSession({
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
  const ofIcons = answers().filter(({ id }) => id === 2);
  expect(ofIcons.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  expect(
    answers()
      .at(-1)
      ?.groups.map(({ url }) => url),
  ).toContain('/icons/');
});

it('fetches a shard that is not listed only on its own pages', async () => {
  const { session, asked, answers } = startSession({
    ...whole,
    [shardUrl('depot')]: shard('depot'),
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(asked).not.toContain(shardUrl('depot'));
  const context = { shard: 'depot' };
  session.handleMessage({ kind: 'ask', id: 2, question: { ...question, context } });
  await settle();
  expect(answers().at(-1)?.groups[0]?.url).toBe('/depot/');
});

it('answers only the latest question when shards arrive', async () => {
  const { session, answers } = startSession(whole);
  session.handleMessage({ kind: 'ask', id: 1, question });
  session.handleMessage({ kind: 'ask', id: 2, question: { ...question, text: 'zeppelin' } });
  await settle();
  expect(new Set(answers().map(({ id }) => id))).toEqual(new Set([2]));
});

it('suggests similar words only when nothing is found in any shard', async () => {
  const { session, answers } = startSession(whole);
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
  const { session, told } = startSession({ ...whole, [shardUrl('tram')]: tram });
  session.handleMessage({ kind: 'prepare', shard: 'tram' });
  session.handleMessage({ kind: 'describe', pathname: '/tram/' });
  await settle();
  const described = told.flatMap((message) => (message.kind === 'facts' ? [message.facts] : []));
  expect(described.length).toBeGreaterThan(1);
  expect(described.at(-1)).toEqual({ pathname: '/tram/', imports: ['import Ticket;'] });
});
