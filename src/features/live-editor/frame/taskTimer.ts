import type { Clock } from './browserClock';

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
