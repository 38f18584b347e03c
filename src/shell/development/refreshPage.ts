import Router from 'next/router';

/** Routes of error pages. The actual page is found by its URL, because it may exist again. */
const lost = new Set(['/404', '/_error']);

/** URL of the pending navigation. */
let destination: string | undefined;

/** The revision that arrived during it. */
let waiting: string | undefined;

/** Tracks navigations, which {@link refreshPage} must not cancel. Returns a function that stops it. */
export function followNavigation(): () => void {
  const begin = (address: string) => {
    destination = address;
  };
  const end = () => {
    destination = undefined;
    const revision = waiting;
    waiting = undefined;
    if (revision !== undefined) refreshPage(revision);
  };
  Router.events.on('routeChangeStart', begin);
  Router.events.on('routeChangeComplete', end);
  Router.events.on('routeChangeError', end);
  return () => {
    Router.events.off('routeChangeStart', begin);
    Router.events.off('routeChangeComplete', end);
    Router.events.off('routeChangeError', end);
  };
}

/**
 * Fetches the data of the current page again; if that fails, reloads the page, which shows the error. A pending
 * navigation finishes first: its page is compiled on demand, which is a new revision, too.
 */
export function refreshPage(revision: string): void {
  const { asPath, pathname, query } = Router;
  // With a hash, the router would only scroll.
  const [address = '', hash] = asPath.split('#');
  if (destination !== undefined && destination.split('#')[0] !== address) {
    waiting = revision;
    return;
  }
  // A unique query: otherwise Next would reuse a pending request with older data.
  const href = lost.has(pathname)
    ? `${address}?revision=${revision}`
    : { pathname, query: { ...query, revision } };
  Router.replace(href, address, { scroll: false }).then(
    () => hash && history.replaceState(history.state, '', `#${hash}`),
    () => location.reload(),
  );
}
