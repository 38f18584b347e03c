/**
 * Calls `listener` with the device pixel ratio, now and whenever it changes, by zooming or on another screen. Returns a
 * function that stops it.
 */
export function followPixelRatio(listener: (ratio: number) => void): () => void {
  let query: MediaQueryList | undefined;

  function look() {
    const ratio = window.devicePixelRatio;
    query?.removeEventListener('change', look);
    // There is no event for the ratio; a media query for the current one stops matching when it changes.
    query = window.matchMedia?.(`(resolution: ${ratio}dppx)`);
    query?.addEventListener('change', look);
    listener(ratio);
  }

  look();
  return () => query?.removeEventListener('change', look);
}
