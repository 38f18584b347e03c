import type { PageSummary } from '@/content/pages';
import { hash } from '@/model/hash';
import { problemsStoppingBuild } from '@/model/severity';
import type { SiteOutput } from './siteOutput';

/**
 * Tells whether to write a page. One with problems keeps its last good files; if there are none, it is written as far
 * as possible.
 */
export function isDue({ pathname, problems }: PageSummary, site: SiteOutput): boolean {
  const { emitted } = site.cache;
  if (emitted.get(pathname) === emittedKey(site, pathname)) return false;
  return problemsStoppingBuild(problems).length === 0 || !emitted.has(pathname);
}

/** Returns a key for the output of a page: its own result and what the reference adds to it. */
export function emittedKey({ cache, additions }: SiteOutput, pathname: string): string | undefined {
  const key = cache.pages.get(pathname)?.key;
  const addition = additions.get(pathname);
  return key && addition ? `${key}.${hash(JSON.stringify(addition))}` : key;
}

/** Returns the keys of the results whose files exist once `changed` is written. */
export function emittedAfter(
  site: SiteOutput,
  pages: readonly PageSummary[],
  changed: readonly PageSummary[],
): Map<string, string> {
  const fresh = new Map(changed.map(({ pathname }) => [pathname, emittedKey(site, pathname)]));
  return new Map(
    pages.map(({ pathname }) => [
      pathname,
      fresh.get(pathname) ?? site.cache.emitted.get(pathname) ?? '',
    ]),
  );
}
