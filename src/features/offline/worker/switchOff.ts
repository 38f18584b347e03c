import type { WorkerScope } from './scope';
import { removeCaches } from './cachedFiles';
import { repeatSkipWaiting } from './repeatSkipWaiting';

/**
 * Adds the listeners of the kill switch to a global scope: a worker that replaces the previous one, removes every copy,
 * and unregisters itself. Pages that the old worker controlled reload once and then have no worker.
 */
export function switchOff(scope: WorkerScope): void {
  let endAsking = () => {};
  scope.addEventListener('install', () => {
    endAsking = repeatSkipWaiting(scope);
  });
  const leave = async () => {
    await removeCaches(scope.caches).catch(() => undefined);
    await scope.registration.unregister();
  };
  scope.addEventListener('activate', (event) => {
    endAsking();
    event.waitUntil(leave());
  });
  // A page that registers it while it still controls another page revives it; the page's message makes it unregister
  // again.
  scope.addEventListener('message', (event) => event.waitUntil(leave()));
}
