import type { WorkerScope } from './scope';
import { removeCaches } from './cachedFiles';
import { takePlace } from './takePlace';

/**
 * Makes a global scope the kill switch: a worker that takes the place of the one before, removes every copy, and
 * then itself. Pages the old worker looked after reload once and are without a worker from then on.
 */
export function switchOff(scope: WorkerScope): void {
  let endAsking = () => {};
  scope.addEventListener('install', () => {
    endAsking = takePlace(scope);
  });
  const leave = async () => {
    await removeCaches(scope.caches).catch(() => undefined);
    await scope.registration.unregister();
  };
  scope.addEventListener('activate', (event) => {
    endAsking();
    event.waitUntil(leave());
  });
  // A page that registers it while another is still looked after takes it back to life; it says so.
  scope.addEventListener('message', (event) => event.waitUntil(leave()));
}
