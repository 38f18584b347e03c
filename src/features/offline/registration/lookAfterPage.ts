import { watchReader } from '../stale/readerAtWork';
import { watchLostFiles } from '../stale/watchLostFiles';
import { registerWorker } from './registerWorker';

/** Reloads the page when a deploy takes its files away, and registers the service worker if it may run. */
export function lookAfterPage(mayRegister: boolean): void {
  watchReader();
  watchLostFiles();
  // Tells tests.
  document.documentElement.dataset.lookedAfter = 'true';
  // Blocked storage blocks workers too.
  if (mayRegister) register().catch(() => undefined);
}

/** Reading the browser's container can fail, too. */
async function register(): Promise<void> {
  await registerWorker(navigator.serviceWorker);
}
