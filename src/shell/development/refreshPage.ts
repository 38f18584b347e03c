import Router from 'next/router';

/** Routes that stand for a page that is not there; its own is found by its address, for it may be there again. */
const lost = new Set(['/404', '/_error']);

/** Address the router is on its way to. */
let destination: string | undefined;

/** The revision that came meanwhile. */
let waiting: string | undefined;

/** Keeps track of navigation, which {@link refreshPage} must not end; returns how to stop that. */
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
 * Fetches the data of the page on the screen again; when that fails, the reload shows why. Who is leaving the page
 * arrives first: the page they asked for is compiled on demand, which is a revision too.
 */
export function refreshPage(revision: string): void {
  const { asPath, pathname, query } = Router;
  // With a hash, the router would only scroll.
  const [address = '', hash] = asPath.split('#');
  if (destination !== undefined && destination.split('#')[0] !== address) {
    waiting = revision;
    return;
  }
  // Without a query of its own, a request that is on its way would be taken for this one, with older data.
  const href = lost.has(pathname)
    ? `${address}?revision=${revision}`
    : { pathname, query: { ...query, revision } };
  Router.replace(href, address, { scroll: false }).then(
    () => hash && history.replaceState(history.state, '', `#${hash}`),
    () => location.reload(),
  );
}
