import { useEffect, useState, type RefObject } from 'react';
import { navigationChanged } from '@/base/author-events';
import { forgetNavigations, loadNavigation, type LoadedNavigation } from './loadNavigation';

/** Fetches the navigation if the document contains another product's or none, or after it changed. */
export function useLoadedNavigation(
  nav: RefObject<HTMLElement>,
  folder: string,
  startFolder: string,
) {
  const [loaded, setLoaded] = useState<LoadedNavigation | null>(null);
  const [version, setVersion] = useState(0);
  const shownFolder = loaded?.folder ?? startFolder;
  useEffect(() => {
    if (version === 0 && shownFolder === folder && nav.current?.querySelector('a')) {
      return undefined;
    }
    let wanted = true;
    loadNavigation(folder).then(
      (navigation) => wanted && setLoaded(navigation),
      // When fetching fails, the navigation stays as it is, and its links load whole pages.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [folder, shownFolder, nav, version]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    const renew = () => {
      forgetNavigations();
      setVersion((count) => count + 1);
    };
    window.addEventListener(navigationChanged, renew);
    return () => window.removeEventListener(navigationChanged, renew);
  }, []);
  return loaded;
}
