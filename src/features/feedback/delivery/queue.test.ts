import type { Feedback } from '@/model';
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

/** The tabs of one browser have one storage and one set of locks, and a module each. */
function openTab(): typeof Queue {
  let tab: typeof Queue | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof Queue>('./queue');
  });
  return tab!;
}

/** Locks as browsers have them, as far as they are used: who asks later waits. */
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

/** Longer than sending takes. */
const pass = () => jest.advanceTimersByTimeAsync(5_000);
const comesBack = () => window.dispatchEvent(new Event('online'));

let ends: (() => void)[] = [];
const follow = (tab: typeof Queue) => ends.push(tab.followConnection('/api/feedback'));

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

it('sends what waits once, however many tabs there are', async () => {
  setLocks(createLocks());
  for (const tab of [openTab(), openTab(), openTab()]) follow(tab);
  keep(waiting('one'), waiting('two'));
  comesBack();
  await pass();
  expect(sent()).toEqual(['one', 'two']);
  expect(openTab().readQueue()).toEqual([]);
});

it('goes on in another tab when the first is gone', async () => {
  const locks = createLocks();
  setLocks(locks);
  // The first tab is closed while the others wait: its lock is free, and what it did not send still waits.
  const closed = locks.request(key, () => new Promise((resolve) => setTimeout(resolve, 1_000)));
  for (const tab of [openTab(), openTab()]) follow(tab);
  keep(waiting('one'));
  comesBack();
  expect(sent()).toEqual([]);
  await pass();
  await closed;
  expect(sent()).toEqual(['one']);
});

it('looks again once it has the lock, when the other tab has surely written', async () => {
  const locks = createLocks();
  setLocks(locks);
  follow(openTab());
  keep(waiting('one'));
  comesBack();
  // What the other tab wrote comes a little after the lock.
  setTimeout(() => keep(), 100);
  await pass();
  expect(sent()).toEqual([]);
});

it('asks for no lock where nothing waits', async () => {
  const locks = createLocks();
  setLocks(locks);
  follow(openTab());
  await pass();
  expect(locks.request).not.toHaveBeenCalled();
});

it('sends without locks where the browser has none', async () => {
  keep(waiting('one'));
  follow(openTab());
  await pass();
  expect(sent()).toEqual(['one']);
});

it('tries again after it was given no lock', async () => {
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
