/**
 * Calls `listener` with the pixels of the screen per pixel of the page, now and whenever it changes: readers zoom, and
 * move windows to other screens. Returns a function that ends it.
 */
export function followPixelRatio(listener: (ratio: number) => void): () => void {
  let query: MediaQueryList | undefined;

  function look() {
    const ratio = window.devicePixelRatio;
    query?.removeEventListener('change', look);
    // There is no event of the ratio itself; a query for the present one ends to match when it changes.
    query = window.matchMedia?.(`(resolution: ${ratio}dppx)`);
    query?.addEventListener('change', look);
    listener(ratio);
  }

  look();
  return () => query?.removeEventListener('change', look);
}
