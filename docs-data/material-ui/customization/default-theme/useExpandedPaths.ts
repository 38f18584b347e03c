import { useEffect, useState } from 'react';

const parameter = 'expand-path';

/** `$.palette.primary` and the branches around it. */
function withParents(path: string) {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 2).join('.'));
}

/** The open branches. The address of the page names those that are open first. */
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

  /** Writes the branch that was opened last into the address. */
  const remember = (path: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, path);
    window.history.replaceState(window.history.state, '', url);
  };

  return { expanded, setExpanded, remember };
}
