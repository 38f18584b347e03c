import type * as PageWorker from './pageWorker';

/** Workers that were started, with their names; tests make them fail. */
const started: { name: string; onerror: (() => void) | null }[] = [];
let isBlocked = false;

class FakeWorker {
  onerror: (() => void) | null = null;
  readonly name: string;
  constructor(_: URL, { name }: { name: string }) {
    if (isBlocked) throw new Error('Refused to create a worker.');
    this.name = name;
    started.push(this);
  }
}

/** Returns the module as a new page has it. */
function open() {
  started.length = 0;
  isBlocked = false;
  Object.assign(globalThis, { Worker: FakeWorker });
  jest.resetModules();
  return jest.requireActual<typeof PageWorker>('./pageWorker');
}

it('starts one worker, for the shard of the page, and gives it to the dialog', () => {
  const { startEarly, takeWorker } = open();
  for (const shard of ['rail', 'tram']) startEarly(shard);
  expect(started.map(({ name }) => name)).toEqual(['rail']);
  expect(takeWorker('tram')).toBe(started[0]);
  startEarly('rail');
  expect(started).toHaveLength(1);
});

it('starts a worker for a page without a shard, and one for a dialog that comes first', () => {
  const { startEarly, takeWorker } = open();
  takeWorker(undefined);
  startEarly('rail');
  expect(started.map(({ name }) => name)).toEqual(['']);
});

it('starts another worker after one that the dialog has taken, and after one that failed before', () => {
  const { startEarly, takeWorker } = open();
  startEarly('rail');
  started[0]?.onerror?.();
  expect(takeWorker('rail')).toBe(started[1]);
  expect(takeWorker('rail')).toBe(started[2]);
});

it('leaves it to the dialog to report that workers are blocked', () => {
  const { startEarly, takeWorker } = open();
  isBlocked = true;
  startEarly('rail');
  expect(() => takeWorker('rail')).toThrow('Refused');
});
