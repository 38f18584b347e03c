import { allowAround } from '@/site/contentPolicy';
import type { Release } from './release';

/** Folder of what edited code needs, and the page for everything else. */
const isOfSandbox = (file: string) => file.startsWith('_editor/') || file === '404.html';

/**
 * The part of a release that an origin for edited code serves: the frame's document and what it loads, and no page.
 * @param sites Origins of the site, which may be around the frame.
 */
export function limitToSandbox(
  current: () => Release | undefined,
  sites: readonly string[],
): () => Release | undefined {
  const made = new WeakMap<Release, Release>();
  return () => {
    const release = current();
    if (!release) return undefined;
    const known = made.get(release) ?? limit(release, sites);
    made.set(release, known);
    return known;
  };
}

function limit(release: Release, sites: readonly string[]): Release {
  return {
    files: new Map([...release.files].filter(([file]) => isOfSandbox(file))),
    pages: new Set(),
    headersFor: (pathname) =>
      Object.fromEntries(
        Object.entries(release.headersFor(pathname))
          // It knows no other origins; the policy says who may be around the frame.
          .filter(([name]) => name !== 'X-Frame-Options')
          .map(([name, value]) => [name, allowAround(value, sites)]),
      ),
    redirectFor: () => null,
  };
}
