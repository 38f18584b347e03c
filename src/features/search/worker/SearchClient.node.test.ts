import type { FromWorker, SearchAnswer, ToWorker } from './protocol';
import { SearchClient, type WorkerPort } from './SearchClient';

interface FakeWorker extends WorkerPort {
  shard: string | undefined;
  sent: ToWorker[];
  isTerminated: boolean;
  tell: (message: FromWorker) => void;
  fail: () => void;
}

/** Starts a worker that records what it is sent, and says what the test says. */
function startFake(shard: string | undefined): FakeWorker {
  const listeners = new Map<string, (event: { data?: FromWorker }) => void>();
  const worker = {
    ...{ shard, sent: [] as ToWorker[], isTerminated: false },
    postMessage: (message: ToWorker) => worker.sent.push(structuredClone(message)),
    addEventListener: (type: string, listener: (event: { data?: FromWorker }) => void) =>
      listeners.set(type, listener),
    terminate: () => (worker.isTerminated = true),
    tell: (data: FromWorker) => listeners.get('message')?.({ data }),
    fail: () => listeners.get('error')?.({}),
  };
  return worker as unknown as FakeWorker;
}

/** Returns a client with the workers it has started; those after a blocked one are started. */
function start({ blocked = 0 } = {}) {
  const workers: FakeWorker[] = [];
  let left = blocked;
  const client = new SearchClient((shard) => {
    left -= 1;
    if (left >= 0) throw new Error('Refused to create a worker.');
    const worker = startFake(shard);
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

const question = (text: string) => ({ text, context: { shard: 'rail' } });
const answer = (id: number, isComplete = true): { kind: 'answer'; answer: SearchAnswer } => ({
  kind: 'answer',
  answer: { ...{ id, isComplete, groups: [], nearest: [] }, count: id * 10 },
});

it('asks a question once, until another one is asked', () => {
  const { client, workers } = start();
  for (const text of ['seat', 'seat', 'seats', 'seat']) client.search(question(text));
  const asked = workers[0]?.sent.flatMap((message) =>
    message.kind === 'ask' ? [[message.id, message.question.text]] : [],
  );
  expect(asked).toEqual([
    [1, 'seat'],
    [2, 'seats'],
    [3, 'seat'],
  ]);
});

it('starts one worker, for the shard that is prepared first', () => {
  const { client, workers } = start();
  client.prepare('rail');
  client.prepare('tram');
  client.search(question('seat'));
  client.describe('/rail/');
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatchObject({
    shard: 'rail',
    sent: [
      { kind: 'prepare', shard: 'rail' },
      { kind: 'prepare', shard: 'tram' },
      { kind: 'ask', id: 1, question: question('seat') },
      { kind: 'describe', pathname: '/rail/' },
    ],
  });
});

it('waits for the whole answer, and has the one before until the next arrives', () => {
  const { client, workers } = start();
  client.search(question('seat'));
  expect(client.get()).toMatchObject({ isWaiting: true, answer: undefined });
  workers[0]!.tell(answer(1, false));
  expect(client.get()).toMatchObject({ isWaiting: true, answer: { count: 10 } });
  workers[0]!.tell(answer(1));
  expect(client.get().isWaiting).toBe(false);
  client.search(question('seats'));
  expect(client.get()).toMatchObject({ isWaiting: true, answer: { count: 10 } });
});

it('ignores answers to earlier questions, whenever they arrive', () => {
  const { client, workers } = start();
  client.search(question('sea'));
  client.search(question('seat'));
  workers[0]!.tell(answer(1));
  expect(client.get()).toMatchObject({ isWaiting: true, answer: undefined });
  workers[0]!.tell(answer(2));
  workers[0]!.tell(answer(1));
  expect(client.get().answer?.id).toBe(2);
});

it('tells its listeners of every change, until they unsubscribe', () => {
  const { client, workers } = start();
  const counts = { first: 0, second: 0 };
  const stop = client.subscribe(() => {
    counts.first += 1;
    stop();
  });
  client.subscribe(() => (counts.second += 1));
  client.prepare('rail');
  expect(counts).toEqual({ first: 0, second: 0 });
  workers[0]!.tell({ kind: 'shards', shards: [] });
  workers[0]!.tell({ kind: 'facts', facts: { pathname: '/rail/', imports: ['a'] } });
  workers[0]!.tell({ kind: 'failed', names: ['tram'] });
  expect(counts).toEqual({ first: 1, second: 3 });
  expect(client.get()).toMatchObject({ facts: { imports: ['a'] }, failed: ['tram'] });
});

it('has the same state until something changes, as React requires', () => {
  const { client } = start();
  expect(client.get()).toBe(client.get());
  const before = client.get();
  client.search(question('seat'));
  expect(client.get()).not.toBe(before);
  expect(before.isWaiting).toBe(false);
});

it('asks a running worker to repeat what failed', () => {
  const { client, workers } = start();
  client.prepare('rail');
  workers[0]!.tell({ kind: 'failed', names: ['rail'] });
  client.retry();
  expect(client.get().failed).toEqual([]);
  expect(workers[0]!.sent.at(-1)).toEqual({ kind: 'retry' });
  expect(workers).toHaveLength(1);
});

describe.each([
  ['is blocked', { blocked: 1 }],
  ['stops with an error', { blocked: 0 }],
])('when the worker %s', (_, { blocked }) => {
  it('says so, and no longer waits', () => {
    const { client, workers } = start({ blocked });
    client.search(question('seat'));
    workers[0]?.fail();
    expect(client.get()).toMatchObject({ failed: ['worker'], isWaiting: false });
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('answers the latest question after another try', () => {
    const { client, workers } = start({ blocked });
    client.prepare('rail');
    workers[0]?.fail();
    client.search(question('seat'));
    client.describe('/rail/');
    workers.at(-1)?.fail();
    client.retry();
    const worker = workers.at(-1)!;
    expect(client.get()).toMatchObject({ failed: [], isWaiting: true });
    expect(worker.shard).toBe('rail');
    expect(worker.sent).toEqual([
      { kind: 'prepare', shard: 'rail' },
      { kind: 'ask', id: 1, question: question('seat') },
      { kind: 'describe', pathname: '/rail/' },
    ]);
    worker.tell(answer(1));
    expect(client.get()).toMatchObject({ isWaiting: false, answer: { count: 10 } });
  });

  it('no longer says so when the next question has started another', () => {
    const { client, workers } = start({ blocked });
    client.prepare('rail');
    workers[0]?.fail();
    client.search(question('seat'));
    expect(client.get().failed).toEqual(['worker']);
    workers.at(-1)!.tell({ kind: 'shards', shards: [] });
    expect(client.get()).toMatchObject({ failed: [], isWaiting: true });
  });
});
