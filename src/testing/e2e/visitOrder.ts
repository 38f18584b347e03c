/** Minutes after the start of `npm test` from which on unchanged pages are no longer visited. CI ends a run after 90. */
const mostMinutes = 70;

/** Number of pages that are visited however long the run takes: those that changed last. */
export const surelyVisited = 60;

/**
 * Sorts the paths of pages for visits: pages that are not in the sitemap, and then those in it, with the page that
 * changed last first.
 * @param sitemap The content of `sitemap.xml`.
 */
export function sortByChange(pathnames: readonly string[], sitemap: string): string[] {
  const entries = sitemap.matchAll(/<loc>(.*?)<\/loc>.*?<lastmod>(.*?)<\/lastmod>/gs);
  const changes = new Map(
    [...entries].map(([, address = '', date = '']) => [new URL(address).pathname, date]),
  );
  // `z` comes after all dates.
  const changeOf = (pathname: string) => changes.get(pathname) ?? 'z';
  return [...pathnames].sort((a, b) =>
    changeOf(a) === changeOf(b) ? a.localeCompare(b) : changeOf(a) < changeOf(b) ? 1 : -1,
  );
}

/**
 * Whether there is no time left for visits of pages that did not change lately: on a slow machine, visiting all takes
 * longer than CI allows. Faults of a page come with its own changes, and those of the engine are on many pages, so the
 * pages that did not change for longest are left out. On a usual machine, none is.
 * @param minutes Minutes since `npm test` started; undefined if it did not start this run.
 */
export function isTooLate(minutes = minutesOfRun()): boolean {
  return minutes !== undefined && minutes >= mostMinutes;
}

function minutesOfRun(): number | undefined {
  const started = process.env.DOCS_TEST_STARTED;
  return started ? (Date.now() - Number(started)) / 60_000 : undefined;
}
