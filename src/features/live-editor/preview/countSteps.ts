import { whenRemoved } from './whenRemoved';

/** Counts the entries that a frame adds to the history, which it shares with the page. */
export interface StepCounter {
  /** Returns the entries added by the frame since the last `resetCount`. */
  count: () => number;
  /** Resets the count, for another run. */
  resetCount: () => void;
  /**
   * Goes back by the frame's entries once it has been removed: Chromium drops a navigation through a frame that is
   * removed meanwhile. The page itself does not change, because none of the entries is its own.
   */
  undo: (frame: Element) => void;
}

/**
 * A document without an origin gets no cancelable event for its navigations (HTML, "fire a navigate event"), so entries
 * added by `location.hash` are counted from outside: the history grew and the page did not navigate. Entries in a full
 * history (50 in Chromium) are not noticed.
 */
export function countSteps(): StepCounter {
  let { href } = location;
  let { length, state }: { length: number; state: unknown } = history;
  let steps = 0;
  // A frame's entry has the address and the state of the page.
  const isHere = () => location.href === href && history.state === state;
  const count = () => {
    if (isHere()) steps += Math.max(0, history.length - length);
    ({ href } = location);
    ({ length, state } = history);
    return steps;
  };
  return {
    count,
    resetCount: () => {
      count();
      steps = 0;
    },
    undo: (frame) =>
      whenRemoved(frame, () => {
        // Do not take back a reader who has navigated. The code went on until the frame was removed.
        if (isHere() && count() > 0) history.go(-steps);
        steps = 0;
      }),
  };
}
