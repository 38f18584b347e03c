/** When every playground is used: `disableFuture` and `disablePast` show only at times that have both on the same day. */
const now = new Date(2026, 2, 12, 10, 20, 30);

/** Timers that go on: components wait for transitions, tooltips and React's scheduler. */
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
 * Leaves a rendered component nothing that changes by itself: the clock always shows the same time, so that a test finds at
 * night what it finds at noon, and charts are drawn as they end up. Call it before components are imported.
 */
export async function holdStill(): Promise<void> {
  jest.useFakeTimers({ now, doNotFake: [...running] });
  const { Globals } = await import('@react-spring/web');
  Globals.assign({ skipAnimation: true });
}
