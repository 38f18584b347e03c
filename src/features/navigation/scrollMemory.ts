const keyOf = (folder: string) => `navigation-scroll-${folder}`;

/** How far the navigation of a product was scrolled in this session. */
export function readScroll(folder: string): number {
  try {
    const top = Number(sessionStorage.getItem(keyOf(folder)));
    return Number.isFinite(top) ? Math.max(top, 0) : 0;
  } catch {
    return 0;
  }
}

/** Keeps how far the navigation of a product is scrolled, for this session. */
export function writeScroll(folder: string, top: number): void {
  try {
    sessionStorage.setItem(keyOf(folder), String(Math.round(top)));
  } catch {
    // Blocked storage: the navigation starts at its top.
  }
}
