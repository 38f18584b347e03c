import { setImmediate } from 'node:timers/promises';
import { collectGarbage, keepHeapSmall } from './collectGarbage';

it('frees unreferenced objects', async () => {
  const forgotten = new WeakRef({ size: 1 });
  // V8 keeps the target of a new or dereferenced `WeakRef` until the current task has ended.
  await setImmediate();
  collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
});

describe('collecting garbage repeatedly', () => {
  let repeat: jest.SpyInstance<NodeJS.Timeout, Parameters<typeof setInterval>>;

  beforeEach(() => {
    repeat = jest.spyOn(global, 'setInterval');
  });

  afterEach(() => {
    for (const { value } of repeat.mock.results) clearInterval(value);
    delete process.env.DOCS_WORKAROUNDS_OFF;
    jest.restoreAllMocks();
  });

  it('does not keep the process running', () => {
    keepHeapSmall();
    expect(repeat.mock.results.map(({ value }) => value.hasRef())).toEqual([false]);
  });

  it('does not happen if it is turned off, alone or with others', () => {
    process.env.DOCS_WORKAROUNDS_OFF = 'late-scripts, garbage-collection';
    keepHeapSmall();
    expect(repeat).not.toHaveBeenCalled();
  });
});
