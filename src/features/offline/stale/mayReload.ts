/** Key in session storage of the last build that was reloaded because its files were gone. */
const key = 'docs-reloaded-build';

/**
 * Whether a page of `build` may reload because its files are gone. Allowed once per build and tab: otherwise it would
 * reload forever if a host goes on serving the old page. Without storage, allowed unless the page was just reloaded.
 */
export function mayReload(build: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === build) return false;
    window.sessionStorage.setItem(key, build);
    return true;
  } catch {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type !== 'reload';
  }
}

/** Returns the id of the build of this page. */
export function buildOfPage(): string {
  const { __NEXT_DATA__: data } = window as { __NEXT_DATA__?: { buildId?: string } };
  return data?.buildId ?? '';
}
