const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Calls `render` when the browser is idle, one callback at a time in the order of the calls: rendering the tools of
 * twenty demos at once would block the page. Returns a function that cancels the call.
 */
export function whenIdle(render: () => void): () => void {
  const turn = () => render();
  waiting.add(turn);
  askForTime();
  return () => waiting.delete(turn);
}

function askForTime(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  // Safari lacks idle callbacks; with a timer, at least the reader's events come in between.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(giveTurn, { timeout: 200 });
  else setTimeout(giveTurn, 1);
}

function giveTurn(): void {
  isAsked = false;
  const [turn] = waiting;
  if (!turn) return;
  waiting.delete(turn);
  askForTime();
  turn();
}
