import type { WorkerScope } from './scope';

/** Milliseconds between two tries, and how many there are. */
const pace = 1000;
const tries = 30;

/**
 * Takes the place of the worker before without waiting for tabs to close (spec §4). Chromium tells that worker to make way
 * when this one is installed, but only if it runs: while it starts, as it does for a page its reader just goes to, it is
 * told nothing, and stays for the 30 seconds that it may be idle. So this one goes on asking until the function that comes
 * back is called.
 */
export function takePlace(scope: WorkerScope): () => void {
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
