import { environment } from '@/site';

/** Whether the worker may run here: on the production host only (spec §4), and where the browser has workers. */
export function hasWorker(host = window.location.host): boolean {
  return (
    process.env.NODE_ENV !== 'development' &&
    host === environment.productionHost &&
    'serviceWorker' in navigator
  );
}

let isStarted = false;

/**
 * After the page has loaded, registers the service worker where it may run, and reloads the page when a deploy has
 * removed its files. Pages in iframes leave the worker to their parent.
 */
export function startOffline(isFrame: boolean): void {
  // A separate condition, so that the bundler removes the import below from the server's code and in development.
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return;
  if (isStarted) return;
  isStarted = true;
  const start = () => {
    import('./startPageMaintenance').then(
      ({ startPageMaintenance }) => startPageMaintenance(!isFrame && hasWorker()),
      // The site works without it.
      () => undefined,
    );
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
