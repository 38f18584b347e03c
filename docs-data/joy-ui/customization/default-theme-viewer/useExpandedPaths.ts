import { useEffect, useState } from 'react';

const parameter = 'expand-path';

/** `$.palette.primary` and the branches around it. */
function withParents(path: string) {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 2).join('.'));
}

/** The open branches. The address of the page names those that are open first and the one opened last. */
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

  const toggle = (path: string) => {
    if (expanded.includes(path)) {
      setExpanded(expanded.filter((other) => other !== path));
      return;
    }
    setExpanded([...expanded, path]);
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, path);
    window.history.replaceState(window.history.state, '', url);
  };

  return { expanded, setExpanded, toggle };
}
