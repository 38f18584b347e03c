/** How often, and after how many milliseconds each, it is checked whether a frame has been removed that was asked to be. */
const mostChecks = 40;
const checkedAfter = 50;

/** Counts steps that a frame adds to the history that it shares with the page. */
export interface StepCounter {
  /** Steps of the frame since the last `forgive`. */
  count: () => number;
  /** Counts from the beginning, for another run. */
  forgive: () => void;
  /**
   * Goes back by the steps of a frame, once that has been removed: Chromium drops a step back through a frame that goes
   * meanwhile. The page itself stays as it is: none of these steps is its own.
   */
  undo: (frame: Element) => void;
}

/**
 * A document without an origin hears of no navigation that it could cancel (HTML, "fire a navigate event"), so steps by
 * `location.hash` are counted from outside: the history grew and the page didn't move. Steps in a history that is
 * already full (50 in Chromium) aren't seen.
 */
export function countSteps(): StepCounter {
  let { href } = location;
  let { length, state }: { length: number; state: unknown } = history;
  let steps = 0;
  // A step of a frame leaves the address and the state of the page as they are.
  const isHere = () => location.href === href && history.state === state;
  const count = () => {
    if (isHere()) steps += Math.max(0, history.length - length);
    ({ href } = location);
    ({ length, state } = history);
    return steps;
  };
  return {
    count,
    forgive: () => {
      count();
      steps = 0;
    },
    undo: (frame) => {
      let checks = 0;
      const goBack = () => {
        if (frame.isConnected && checks < mostChecks) {
          checks += 1;
          setTimeout(goBack, checkedAfter);
          return;
        }
        // A reader who has moved on meanwhile is not to be taken back. Until the frame was gone, its code went on.
        if (isHere() && count() > 0) history.go(-steps);
        steps = 0;
      };
      setTimeout(goBack, checkedAfter);
    },
  };
}
