import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  createContext,
} from 'react';
import { navigationChanged } from '@/base/author-events';
import {
  markCurrent,
  nameCutLink,
  partialListAt,
  revealCurrent,
  toggleGroup,
} from './liveNavigation';
import { forgetNavigations, loadNavigation, type LoadedNavigation } from './loadNavigation';
import { readScroll, writeScroll } from './scrollMemory';

/**
 * The side navigation's markup while the server renders. Empty in the browser: the navigation is in the document
 * once, as HTML, and neither in the page's data nor in its JavaScript.
 */
export const NavigationHtmlContext = createContext('');

/** The product whose navigation is shown, and the page that is current in it. */
export interface Place {
  /** Folder of the product in `docs-data/`, which names its navigation. */
  folder: string;
  pathname: string;
}

/** HTML of navigations by product, for layouts that mount again. */
const seen = new Map<string, string>();

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the navigation in sync with the current page: the tree, the marked link and the scroll position. */
export function useNavigation({ folder, pathname }: Place) {
  const nav = useRef<HTMLElement>(null);
  const [start] = useState({ folder, html: seen.get(folder) ?? '' });
  const html = useContext(NavigationHtmlContext) || start.html;
  const loaded = useLoaded(nav, folder, start.folder);
  const shown = loaded?.folder ?? start.folder;

  useScrollMemory(nav, shown);
  useCurrent(nav, { folder, pathname, isShown: shown === folder }, loaded);
  useGroups(nav, shown);

  return { nav, html, loaded };
}

function useScrollMemory(nav: RefObject<HTMLElement>, shown: string): void {
  useBrowserLayoutEffect(() => {
    const element = nav.current;
    element?.scrollTo?.(0, readScroll(shown));
    const remember = () => element && writeScroll(shown, element.scrollTop);
    element?.addEventListener('scroll', remember, { passive: true });
    return () => {
      element?.removeEventListener('scroll', remember);
      seen.set(shown, element?.firstElementChild?.innerHTML ?? '');
    };
  }, [nav, shown]);
}

function useCurrent(
  nav: RefObject<HTMLElement>,
  { folder, pathname, isShown }: Place & { isShown: boolean },
  loaded: LoadedNavigation | null,
): void {
  useBrowserLayoutEffect(() => {
    const element = nav.current;
    let wanted = true;
    let stopWaiting = () => {};
    const show = () => {
      if (!element || !wanted) return true;
      stopWaiting();
      stopWaiting = afterLayout(element, () => revealCurrent(element));
      return markCurrent(element, pathname);
    };
    if (!show() && isShown && element?.querySelector('ul[data-partial]')) {
      import('./fillGroup')
        .then(({ fillGroupsAround }) => fillGroupsAround(element, { folder, pathname }))
        // Offline: the groups stay as they are.
        .then(show, () => {});
    }
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [nav, folder, pathname, isShown, loaded]);
}

/** Opens and closes groups; a group that was rendered in part is filled when the reader hovers or focuses it. */
function useGroups(nav: RefObject<HTMLElement>, folder: string): void {
  useEffect(() => {
    const element = nav.current;
    const fill = ({ target }: Event) => {
      const list = partialListAt(target);
      if (!list) return;
      import('./fillGroup').then(({ fillGroup }) => fillGroup(list, folder)).catch(() => {});
    };
    const toggle = (event: Event) => {
      fill(event);
      toggleGroup(event.target);
    };
    const turnTo = (event: Event) => {
      fill(event);
      nameCutLink(event.target);
    };
    const listeners = { click: toggle, pointerover: turnTo, focusin: turnTo };
    for (const [name, listen] of Object.entries(listeners)) element?.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        element?.removeEventListener(name, listen);
    };
  }, [nav, folder]);
}

/** Fetches the navigation if the document contains another product's or none, or after it changed. */
function useLoaded(nav: RefObject<HTMLElement>, folder: string, startFolder: string) {
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

/**
 * Calls `look` after the browser's layout and before its paint: measuring earlier would force a layout of an unfinished
 * page. For a hidden element it is called when the element is shown. Returns a function that cancels the call.
 */
function afterLayout(element: Element, look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    look();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    look();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
