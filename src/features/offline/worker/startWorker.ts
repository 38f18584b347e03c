import { isCacheable, isOutdatedCache, visitedCacheName, type WorkerBuild } from '@/base/copies';
import { respond } from './respond';
import { classify } from './classify';
import type { WorkerScope } from './scope';
import { keyOf, removeCaches } from './cachedFiles';
import { repeatSkipWaiting } from './repeatSkipWaiting';

/** Adds the listeners of the site's service worker to a global scope. */
export function startWorker(scope: WorkerScope, { build, precache }: WorkerBuild): void {
  let endAsking = () => {};
  scope.addEventListener('install', (event) => {
    endAsking = repeatSkipWaiting(scope);
    const prepared = prepareFallback(scope, { build, precache });
    prepared.catch(endAsking);
    event.waitUntil(prepared);
  });
  scope.addEventListener('activate', (event) => {
    endAsking();
    event.waitUntil(takeOver(scope, build));
  });
  scope.addEventListener('fetch', (event) => {
    const kind = classify(event.request, scope.location.origin);
    if (kind) event.respondWith(respond(scope, { event, kind, build }));
  });
}

/** Caches the fallback page with its dependencies. A missing file fails the installation; a full disk does not. */
async function prepareFallback(scope: WorkerScope, { build, precache }: WorkerBuild) {
  const name = visitedCacheName(build, 'fallback');
  await Promise.all(
    precache.map(async (address) => {
      const url = scope.location.origin + address;
      const response = await scope.fetch(url);
      if (!isCacheable(url, response)) throw new Error(`${address} cannot be kept.`);
      const put = async () => (await scope.caches.open(name)).put(keyOf(url), response);
      await put().catch(() => undefined);
    }),
  );
}

async function takeOver(scope: WorkerScope, build: string): Promise<void> {
  await removeCaches(scope.caches, (name) => isOutdatedCache(name, build)).catch(() => undefined);
  // Not supported by every browser, and only an optimization.
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}
