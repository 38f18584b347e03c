import { allowFrameAncestors } from '@/site/contentPolicy';
import type { Release } from './release';

/** Whether a file is served on the origin for edited code: what its frame needs, and the 404 page. */
const isOfSandbox = (file: string) => file.startsWith('_editor/') || file === '404.html';

/**
 * Limits releases to what the origin for edited code serves: the frame's document and the files it loads, but no pages.
 * @param sites Origins of the site, which may embed the frame.
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
          // This header cannot allow other origins. The policy says which may embed the frame.
          .filter(([name]) => name !== 'X-Frame-Options')
          .map(([name, value]) => [name, allowFrameAncestors(value, sites)]),
      ),
    redirectFor: () => null,
  };
}
