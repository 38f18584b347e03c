let early: Worker | undefined;
let hasStarted = false;

function create(name = ''): Worker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name });
}

/**
 * Starts the page's worker, once, before the dialog's code is fetched. The worker learns the shard from its name:
 * messages reach it only after the page's main thread has seen that its script has run, and that thread is busy opening
 * the dialog.
 */
export function startEarly(shard: string | undefined): void {
  if (hasStarted) return;
  hasStarted = true;
  try {
    early = create(shard);
    early.onerror = () => (early = undefined);
  } catch {
    // Workers are blocked. The dialog tries again and says so.
  }
}

/** Returns the worker that was started early, or a new one if that has failed or was taken before. */
export function takeWorker(shard: string | undefined): Worker {
  const worker = early ?? create(shard);
  hasStarted = true;
  early = undefined;
  worker.onerror = null;
  return worker;
}
