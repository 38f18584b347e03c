import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { markCurrent } from './markCurrent';
import { revealCurrent } from './liveNavigation';
import type { LoadedNavigation } from './loadNavigation';

/** The product whose navigation is shown, and the page that is current in it. */
export interface Place {
  /** Folder of the product in `docs-data/`, which names its navigation. */
  folder: string;
  pathname: string;
}

/**
 * Marks the link of the current page, opens the groups around it, and scrolls the navigation to it. Fills the groups
 * around the page first if they were rendered in part.
 */
export function useCurrentLink(
  nav: RefObject<HTMLElement>,
  { folder, pathname, isShown }: Place & { isShown: boolean },
  loaded: LoadedNavigation | null,
): void {
  useIsomorphicLayoutEffect(() => {
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
