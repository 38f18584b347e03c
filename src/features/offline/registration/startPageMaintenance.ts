import { watchReader } from '../stale/readerAtWork';
import { watchLostFiles } from '../stale/watchLostFiles';
import { registerWorker } from './registerWorker';

/** Reloads the page when its files are gone after a deploy, and registers the service worker if it may run. */
export function startPageMaintenance(mayRegister: boolean): void {
  watchReader();
  watchLostFiles();
  // For tests.
  document.documentElement.dataset.lookedAfter = 'true';
  // When storage is blocked, so are service workers.
  if (mayRegister) register().catch(() => undefined);
}

/** Async, because even reading `navigator.serviceWorker` may throw. */
async function register(): Promise<void> {
  await registerWorker(navigator.serviceWorker);
}
