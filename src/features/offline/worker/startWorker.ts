import { isKeepable, isOutlived, passingName, type WorkerBuild } from '@/base/copies';
import { answer } from './answer';
import { classify } from './classify';
import type { WorkerScope } from './scope';
import { keyOf, removeCaches } from './cachedFiles';
import { takePlace } from './takePlace';

/** Makes a global scope the site's service worker. */
export function startWorker(scope: WorkerScope, { build, precache }: WorkerBuild): void {
  let endAsking = () => {};
  scope.addEventListener('install', (event) => {
    endAsking = takePlace(scope);
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
    if (kind) event.respondWith(answer(scope, { event, kind, build }));
  });
}

/** Fetches the fallback page with all it needs. A file that is missing stops the installation; a full disk does not. */
async function prepareFallback(scope: WorkerScope, { build, precache }: WorkerBuild) {
  const name = passingName(build, 'fallback');
  await Promise.all(
    precache.map(async (address) => {
      const url = scope.location.origin + address;
      const response = await scope.fetch(url);
      if (!isKeepable(url, response)) throw new Error(`${address} cannot be kept.`);
      const put = async () => (await scope.caches.open(name)).put(keyOf(url), response);
      await put().catch(() => undefined);
    }),
  );
}

async function takeOver(scope: WorkerScope, build: string): Promise<void> {
  await removeCaches(scope.caches, (name) => isOutlived(name, build)).catch(() => undefined);
  // Not every browser has it, and it is only about speed.
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}
