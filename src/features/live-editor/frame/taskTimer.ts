/** Milliseconds one task of edited code may take. */
export const longestTask = 2000;

/** Thrown into code that goes on for too long. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';

  constructor() {
    super(
      `The code was stopped: it ran for more than ${longestTask / 1000} seconds without a pause.`,
    );
  }
}

/** What time it is, and how to hear that the running task is over. */
export interface Clock {
  /** Milliseconds. */
  now: () => number;
  afterTask: (call: () => void) => void;
}

/**
 * Returns the function that guarded code calls: it throws once a task, with all promises it settles, takes too long. `tell`
 * hears of it as well, because nobody may be there to catch what a promise threw.
 */
export function createTaskTimer(
  { now, afterTask }: Clock,
  tell: (error: EndlessCodeError) => void,
): () => void {
  let startedAt: number | undefined;
  let thrown: EndlessCodeError | undefined;
  return () => {
    if (startedAt === undefined) {
      startedAt = now();
      afterTask(() => {
        startedAt = undefined;
        thrown = undefined;
      });
    } else if (now() - startedAt > longestTask) {
      // React renders once more what failed; the trace of the first time leads to the loop.
      if (!thrown) {
        thrown = new EndlessCodeError();
        tell(thrown);
      }
      throw thrown;
    }
  };
}

/** The browser's clock; a message to oneself is a task of its own, and comes without the delay of a timer. */
export function browserClock(): Clock {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void)[] = [];
  port1.onmessage = () => {
    const calls = waiting;
    waiting = [];
    calls.forEach((call) => call());
  };
  return {
    now: () => performance.now(),
    afterTask(call) {
      waiting.push(call);
      port2.postMessage(null);
    },
  };
}
