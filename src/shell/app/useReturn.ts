import Router from 'next/router';
import { useEffect } from 'react';
import { isOwnEntry } from '@/base/address';

/** Where pages were left, in pixels from the top, by Next's key of a visit. */
const places = new Map<string, number>();

/**
 * Brings readers who go back or forward to where they left a page: Next begins it at its top. Who follows a link goes
 * on at the beginning of the next page, with the keyboard too.
 */
export function useReturn(): void {
  useEffect(() => {
    let visit = visitOf(window.history.state);
    let isReturning = false;
    const remember = () => {
      // While a page is on its way back, the browser scrolls the one before it.
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
        // The page stays, and looks at its address itself.
        if (visitOf(state) === visit && isOwnEntry(state)) return false;
        const { options } = state;
        isReturning = true;
        // Next passes these on: otherwise it scrolls to the top.
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

/** Entries of one visit differ in their hash, which browsers look after, or in a query that is the page's own. */
function visitOf(state: unknown): string {
  return (state as { key?: string } | null)?.key ?? '';
}

/** React keeps the links at the foot of the page, and with them the focus, when another page is rendered. */
function leaveTheFoot(): void {
  const main = document.getElementById('main-content');
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
}
