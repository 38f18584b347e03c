/** Key in session storage of the build whose page was last reloaded because its files were gone. */
const key = 'docs-reloaded-build';

/**
 * Whether a page of `build` may reload because its files are gone: once for each build in a tab, or the page would
 * reload for ever where a host goes on giving the old one. Without storage: unless it was just reloaded.
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

/** Name of the build this page came from. */
export function buildOfPage(): string {
  const { __NEXT_DATA__: data } = window as { __NEXT_DATA__?: { buildId?: string } };
  return data?.buildId ?? '';
}
