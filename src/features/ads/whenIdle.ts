/** Milliseconds after which an ad comes even if the page never rests. */
const patience = 3000;

/**
 * Does something when the browser has nothing more urgent to do; a failure (a file that did not arrive) leaves
 * nothing behind. Returns a function that calls it off; `isOver` says whether it was.
 */
export function whenIdle(work: (isOver: () => boolean) => Promise<void>): () => void {
  let over = false;
  const run = () => void (over || work(() => over).catch(() => undefined));
  const handle = window.requestIdleCallback
    ? window.requestIdleCallback(run, { timeout: patience })
    : window.setTimeout(run, 200);
  return () => {
    over = true;
    (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  };
}
