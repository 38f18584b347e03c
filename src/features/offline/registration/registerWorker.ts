import { workerUrl } from '@/base/copies';
import { reloadPage, reloadSoftly, type Reload } from '../stale/reloadSoftly';

/** How long an open tab is content with the worker it has (ms). */
const freshness = 3_600_000;

/**
 * Registers the service worker. When a new one takes over from another, the page reloads once, as soon as it has the
 * focus (spec §4); the first installation changes nothing the reader sees.
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
  // A kill switch that this registration took back to life removes itself again when it hears of it.
  registration.active?.postMessage('registered');
  followUpdates(registration);
}

/** A page that had to wait may have lost the focus by then. */
function reloadWithFocus(reload: Reload): void {
  const again = () => (document.hasFocus() ? reload() : reloadWithFocus(reload));
  whenFocused(() => reloadSoftly(again));
}

function whenFocused(act: () => void): void {
  if (document.hasFocus()) act();
  else window.addEventListener('focus', act, { once: true });
}

/** A browser looks for a new worker when a document is loaded; a tab may live for days without that. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < freshness) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
