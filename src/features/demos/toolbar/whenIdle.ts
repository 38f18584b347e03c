const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Calls `render` when the browser is idle, one caller at a time in the order of asking: the tools of twenty demos rendered
 * at once would keep it from answering. Gives a function that withdraws the call.
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
  // Safari has no idle callbacks; a timer lets at least what the reader does come between.
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
