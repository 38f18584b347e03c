import { workerUrl } from '@/base/copies';
import { reloadPage, reloadSoftly, type Reload } from '../stale/reloadSoftly';

/** Milliseconds after which an open tab checks for a new worker. */
const freshness = 3_600_000;

/**
 * Registers the service worker. When a new one takes over from another, the page reloads once, as soon as it has the
 * focus (spec §4). The first installation changes nothing that the reader sees.
 */
export async function registerWorker(
  container: ServiceWorkerContainer,
  reload: Reload = reloadPage,
): Promise<void> {
  let isUpdate = container.controller !== null;
  let isReloading = false;
  container.addEventListener('controllerchange', () => {
    if (isUpdate && !isReloading) {
      isReloading = true;
      reloadWithFocus(reload);
    }
    isUpdate = true;
  });
  const registration = await container.register(workerUrl, { updateViaCache: 'none' });
  // If this registration revived a kill switch, the message makes it unregister again.
  registration.active?.postMessage('registered');
  followUpdates(registration);
}

/** Checks the focus again, which the page may have lost while it waited. */
function reloadWithFocus(reload: Reload): void {
  const again = () => (document.hasFocus() ? reload() : reloadWithFocus(reload));
  whenFocused(() => reloadSoftly(again));
}

function whenFocused(act: () => void): void {
  if (document.hasFocus()) act();
  else window.addEventListener('focus', act, { once: true });
}

/** Checks for updates: browsers do so when a document is loaded, but a tab may stay open for days. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < freshness) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
