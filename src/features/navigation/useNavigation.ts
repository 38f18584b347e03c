import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markCurrent, revealCurrent, toggleGroup } from './liveNavigation';
import { type LoadedNavigation, loadNavigation } from './loadNavigation';
import { NavigationHtmlContext } from './NavigationHtmlContext';
import { readScroll, writeScroll } from './scrollMemory';

/** What the reader sees of one product's navigation. */
export interface Place {
  /** Folder of the product, the name of its navigation. */
  folder: string;
  pathname: string;
}

/** Markup of navigations that have been seen, for a frame that mounts again while the site stays open. */
const seen = new Map<string, string>();

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the navigation alive: which one is shown, what is current in it, how far it is scrolled. */
export function useNavigation({ folder, pathname }: Place) {
  const nav = useRef<HTMLElement>(null);
  const [start] = useState({ folder, html: seen.get(folder) ?? '' });
  const html = useContext(NavigationHtmlContext) || start.html;
  const loaded = useLoaded(nav, folder, start.folder);
  const shown = loaded?.folder ?? start.folder;

  useBrowserLayoutEffect(() => {
    const element = nav.current;
    element?.scrollTo?.(0, readScroll(shown));
    const remember = () => element && writeScroll(shown, element.scrollTop);
    element?.addEventListener('scroll', remember, { passive: true });
    return () => {
      element?.removeEventListener('scroll', remember);
      seen.set(shown, element?.firstElementChild?.innerHTML ?? '');
    };
  }, [shown]);

  useBrowserLayoutEffect(() => {
    if (nav.current) {
      markCurrent(nav.current, pathname);
      revealCurrent(nav.current);
    }
  }, [pathname, loaded]);

  useEffect(() => {
    const element = nav.current;
    const toggle = (event: Event) => toggleGroup(event.target);
    element?.addEventListener('click', toggle);
    return () => element?.removeEventListener('click', toggle);
  }, []);

  return { nav, html, loaded };
}

/** The navigation that was fetched, because the document held another product's or none. */
function useLoaded(nav: React.RefObject<HTMLElement>, folder: string, startFolder: string) {
  const [loaded, setLoaded] = useState<LoadedNavigation | null>(null);
  const shownFolder = loaded?.folder ?? startFolder;
  useEffect(() => {
    if (shownFolder === folder && nav.current?.querySelector('a')) {
      return undefined;
    }
    let wanted = true;
    loadNavigation(folder).then(
      (navigation) => wanted && setLoaded(navigation),
      // Offline or gone: the navigation stays as it is, its links lead to whole pages.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [folder, shownFolder, nav]);
  return loaded;
}
