import type { WorkerScope } from './scope';

/** Milliseconds between two attempts, and their number. */
const pace = 1000;
const tries = 30;

/**
 * Replaces the previous worker without waiting for tabs to close (spec §4). Chromium tells that worker to make way when
 * this one is installed, but only if it is running. A worker that is just starting, for a page that the reader goes to,
 * misses that, and stays for the 30 seconds that it may be idle. Therefore this worker repeats the request until the
 * returned function is called.
 */
export function repeatSkipWaiting(scope: WorkerScope): () => void {
  const ask = () => void scope.skipWaiting();
  let left = tries;
  const timer = setInterval(() => {
    ask();
    left -= 1;
    if (left === 0) clearInterval(timer);
  }, pace);
  ask();
  return () => clearInterval(timer);
}
