/** Time limit of a task of edited code, in milliseconds. */
export const longestTask = 2000;

/** Thrown inside code that exceeds the time limit. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';

  constructor() {
    super(
      `The code was stopped: it ran for more than ${longestTask / 1000} seconds without a pause.`,
    );
  }
}

/** The current time, and how to run a callback after the current task. */
export interface Clock {
  /** Milliseconds. */
  now: () => number;
  afterTask: (call: () => void) => void;
}

/**
 * Returns the function that guarded code calls. It throws when a task, with all its microtasks, takes too long. `tell`
 * is called with the error as well, because an error in a promise may not be caught by anyone.
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
      // React retries a failed render; the stack of the first attempt leads to the loop.
      if (!thrown) {
        thrown = new EndlessCodeError();
        tell(thrown);
      }
      throw thrown;
    }
  };
}

/** Returns the browser's clock. A message to oneself is a new task without the delay of a timer. */
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
