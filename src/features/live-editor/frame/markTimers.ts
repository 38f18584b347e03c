/** Timers beyond these are left alone: code that started so many is not stopped one by one. */
const most = 10_000;

let stopped = 0;

/** Returns what stops the timers started before this moment, so that an earlier edit does not go on next to the next. */
export function markTimers(): () => void {
  const newest = window.setTimeout(() => {});
  return () => {
    // One list holds timeouts and intervals.
    for (let id = Math.max(stopped, newest - most) + 1; id <= newest; id += 1) {
      window.clearTimeout(id);
    }
    stopped = newest;
  };
}
