import { setImmediate } from 'node:timers/promises';
import { collectGarbage } from './collectGarbage';

it('frees what nobody refers to', async () => {
  const forgotten = new WeakRef({ size: 1 });
  // A reference that was just made or asked for holds until the current task has ended.
  await setImmediate();
  collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
});
