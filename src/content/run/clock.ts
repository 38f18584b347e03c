/** Returns a function that returns the seconds since its previous call. */
export function startClock(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    return passed;
  };
}
