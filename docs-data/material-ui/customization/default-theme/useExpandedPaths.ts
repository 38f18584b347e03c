import { useEffect, useState } from 'react';

const parameter = 'expand-path';

/** Returns a path such as `$.palette.primary`, and the paths of its parents. */
function withParents(path: string) {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 2).join('.'));
}

/** Returns the open branches. The URL sets those that are open at first. */
export function useExpandedPaths() {
  const [expanded, setExpanded] = useState<string[]>([]);

  // The server doesn't know the query, so the first render ignores it.
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const paths = query.getAll(parameter).flatMap(withParents);
    const frame = requestAnimationFrame(() => {
      if (paths.length > 0) setExpanded([...new Set(paths)]);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  /** Writes the branch that the user opened last into the URL. */
  const remember = (path: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, path);
    window.history.replaceState(window.history.state, '', url);
  };

  return { expanded, setExpanded, remember };
}
