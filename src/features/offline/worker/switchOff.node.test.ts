import { visitedCacheName, savedCacheName } from '@/base/copies';
import { createFakeScope } from '../testing/fakeScope';
import { switchOff } from './switchOff';

it('takes over at once, removes every copy of the site, and then itself', async () => {
  const { scope, fakes, caches, dispatch, ask } = createFakeScope();
  const names = [visitedCacheName('b1', 'page'), savedCacheName('x', 'b1'), 'of somebody else'];
  for (const name of names) await caches.open(name);
  switchOff(scope);
  await dispatch('install');
  expect(fakes.skipWaiting).toHaveBeenCalled();
  await dispatch('activate');
  expect(await caches.keys()).toEqual(['of somebody else']);
  expect(fakes.registration.unregister).toHaveBeenCalled();
  expect(await ask('/x/')).toBeUndefined();
  await dispatch('message');
  expect(fakes.registration.unregister).toHaveBeenCalledTimes(2);
});
