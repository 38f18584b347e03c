/** The current time, and how to run a callback after the current task. */
export interface Clock {
  /** Milliseconds. */
  now: () => number;
  afterTask: (call: () => void) => void;
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
