/**
 * The time at which every playground is tested: `disableFuture` and `disablePast` have an effect only if the day has
 * times before and after it.
 */
const now = new Date(2026, 2, 12, 10, 20, 30);

/** Timers that stay real: components wait for transitions, tooltips and React's scheduler. */
const running = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Makes rendering repeatable: the clock stands still, so that a test gives the same result at any time of day, and
 * charts render their final state. Call it before components are imported.
 */
export async function freezeClockAndAnimations(): Promise<void> {
  jest.useFakeTimers({ now, doNotFake: [...running] });
  const { Globals } = await import('@react-spring/web');
  Globals.assign({ skipAnimation: true });
}
