import type { Feedback } from '@/model';
import type * as Connection from './followConnection';
import type * as Queue from './queue';

const key = 'feedback-queue';

const waiting = (comment: string): Feedback => ({
  page: '/a/react-b/',
  section: '',
  rating: 1,
  comment,
  product: 'a',
  version: '1.0.0',
  language: 'en',
});

const keep = (...feedback: Feedback[]) => localStorage.setItem(key, JSON.stringify(feedback));

type Tab = typeof Queue & typeof Connection;

/** Simulates a tab: tabs share storage and locks, but each has its own module instance. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = {
      ...jest.requireActual<typeof Queue>('./queue'),
      ...jest.requireActual<typeof Connection>('./followConnection'),
    };
  });
  return tab!;
}

/** A fake of the Web Locks API, as far as it is used: later requests wait. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: jest.fn((_name: string, work: () => Promise<void>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    }),
  };
}

const setLocks = (locks?: { request: (...args: never[]) => Promise<unknown> }) => {
  if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  else Reflect.deleteProperty(navigator, 'locks');
};

const answer = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
const sent = () =>
  answer.mock.calls.map(([, { body }]) => (JSON.parse(String(body)) as Feedback).comment);

/** Advances the time by more than sending takes. */
const pass = () => jest.advanceTimersByTimeAsync(5_000);
const comesBack = () => window.dispatchEvent(new Event('online'));

let ends: (() => void)[] = [];
const follow = (tab: Tab) => ends.push(tab.followConnection('/api/feedback'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  Object.assign(globalThis, { fetch: answer });
  answer.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve({ ok: true, status: 204 }), 50);
      }),
  );
});

afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  setLocks();
  jest.useRealTimers();
});

it('sends queued feedback once, however many tabs are open', async () => {
  setLocks(createLocks());
  for (const tab of [openTab(), openTab(), openTab()]) follow(tab);
  keep(waiting('one'), waiting('two'));
  comesBack();
  await pass();
  expect(sent()).toEqual(['one', 'two']);
  expect(openTab().readQueue()).toEqual([]);
});

it('continues in another tab when the first is closed', async () => {
  const locks = createLocks();
  setLocks(locks);
  // Closing the first tab releases its lock; what it has not sent is still queued.
  const closed = locks.request(key, () => new Promise((resolve) => setTimeout(resolve, 1_000)));
  for (const tab of [openTab(), openTab()]) follow(tab);
  keep(waiting('one'));
  comesBack();
  expect(sent()).toEqual([]);
  await pass();
  await closed;
  expect(sent()).toEqual(['one']);
});

it('reads the queue again with the lock, after the other tab’s write has arrived', async () => {
  const locks = createLocks();
  setLocks(locks);
  follow(openTab());
  keep(waiting('one'));
  comesBack();
  // The other tab's write arrives a little after the lock.
  setTimeout(() => keep(), 100);
  await pass();
  expect(sent()).toEqual([]);
});

it('requests no lock when the queue is empty', async () => {
  const locks = createLocks();
  setLocks(locks);
  follow(openTab());
  await pass();
  expect(locks.request).not.toHaveBeenCalled();
});

it('sends without locks in browsers that lack them', async () => {
  keep(waiting('one'));
  follow(openTab());
  await pass();
  expect(sent()).toEqual(['one']);
});

it('tries again after the lock was denied', async () => {
  setLocks({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  keep(waiting('one'));
  follow(openTab());
  await pass();
  expect(sent()).toEqual([]);
  setLocks(createLocks());
  comesBack();
  await pass();
  expect(sent()).toEqual(['one']);
});
