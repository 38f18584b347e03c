import Router from 'next/router';
import { useEffect } from 'react';
import { isOwnEntry } from '@/base/address';

/** Scroll positions in pixels, by the key that Next gives to a history entry. */
const places = new Map<string, number>();

/**
 * Restores the scroll position after going back or forward; Next would start at the top. After a link at the end of a
 * page, moves the focus to the beginning of the next page.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    let visit = visitOf(window.history.state);
    let isReturning = false;
    const remember = () => {
      // While a page loads, the browser scrolls the previous one.
      if (!isReturning) places.set(visit, window.scrollY);
    };
    const arrive = () => {
      visit = visitOf(window.history.state);
      if (isReturning) window.scrollTo({ top: places.get(visit) ?? 0, behavior: 'instant' });
      else leaveTheFoot();
      isReturning = false;
    };
    const stay = () => {
      visit = visitOf(window.history.state);
      isReturning = false;
    };
    Router.ready(() =>
      Router.beforePopState((state) => {
        // The page stays and handles its query itself.
        if (visitOf(state) === visit && isOwnEntry(state)) return false;
        const { options } = state;
        isReturning = true;
        // Next passes these options on; by default it scrolls to the top.
        options.scroll = false;
        return true;
      }),
    );
    window.addEventListener('scroll', remember, { passive: true });
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('hashChangeComplete', stay);
    Router.events.on('routeChangeError', stay);
    return () => {
      Router.ready(() => Router.beforePopState(() => true));
      window.removeEventListener('scroll', remember);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('hashChangeComplete', stay);
      Router.events.off('routeChangeError', stay);
    };
  }, []);
}

/**
 * Returns the key of a visit to a page. History entries with the same key differ only in the hash, which browsers
 * handle, or in the query, which the page handles.
 */
function visitOf(state: unknown): string {
  return (state as { key?: string } | null)?.key ?? '';
}

/**
 * Moves the focus from the links at the end of a page to the main content: React keeps the links, and the focus, when
 * another page is rendered.
 */
function leaveTheFoot(): void {
  const main = document.getElementById('main-content');
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
}
