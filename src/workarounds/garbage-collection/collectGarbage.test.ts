import { setImmediate } from 'node:timers/promises';
import { collectGarbage } from './collectGarbage';

it('frees unreferenced objects', async () => {
  const forgotten = new WeakRef({ size: 1 });
  // V8 keeps the target of a new or dereferenced `WeakRef` until the current task has ended.
  await setImmediate();
  collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
});
