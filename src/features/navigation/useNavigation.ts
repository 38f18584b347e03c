import { useContext, useRef, useState, type RefObject, createContext } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { readScroll, writeScroll } from './scrollMemory';
import { useGroups } from './useGroups';
import { useLoadedNavigation } from './useLoadedNavigation';
import { type Place, useCurrentLink } from './useCurrentLink';

/**
 * The side navigation's markup while the server renders. Empty in the browser: the navigation is in the document
 * once, as HTML, and neither in the page's data nor in its JavaScript.
 */
export const NavigationHtmlContext = createContext('');

/** HTML of navigations by product, for layouts that mount again. */
const seen = new Map<string, string>();

/** Keeps the navigation in sync with the current page: the tree, the marked link and the scroll position. */
export function useNavigation({ folder, pathname }: Place) {
  const nav = useRef<HTMLElement>(null);
  const [start] = useState({ folder, html: seen.get(folder) ?? '' });
  const html = useContext(NavigationHtmlContext) || start.html;
  const loaded = useLoadedNavigation(nav, folder, start.folder);
  const shown = loaded?.folder ?? start.folder;

  useScrollMemory(nav, shown);
  useCurrentLink(nav, { folder, pathname, isShown: shown === folder }, loaded);
  useGroups(nav, shown);

  return { nav, html, loaded };
}

function useScrollMemory(nav: RefObject<HTMLElement>, shown: string): void {
  useIsomorphicLayoutEffect(() => {
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
