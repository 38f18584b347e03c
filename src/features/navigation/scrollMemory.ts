const keyOf = (folder: string) => `navigation-scroll-${folder}`;

/** Returns the stored scroll position of a product's navigation in this session, in pixels. */
export function readScroll(folder: string): number {
  try {
    const top = Number(sessionStorage.getItem(keyOf(folder)));
    return Number.isFinite(top) ? Math.max(top, 0) : 0;
  } catch {
    return 0;
  }
}

/** Stores the scroll position of a product's navigation for this session. */
export function writeScroll(folder: string, top: number): void {
  try {
    sessionStorage.setItem(keyOf(folder), String(Math.round(top)));
  } catch {
    // Storage is blocked: the navigation starts at its top.
  }
}
