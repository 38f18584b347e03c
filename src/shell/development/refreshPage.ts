import Router from 'next/router';

/** Fetches the data of the page on the screen again; when that fails, the reload shows why. */
export function refreshPage(revision: string): void {
  const { asPath, pathname, query } = Router;
  // With a hash, the router would only scroll.
  const [address = '', hash] = asPath.split('#');
  // Without a query of its own, a request that is on its way would be taken for this one, with older data.
  const href = { pathname, query: { ...query, revision } };
  Router.replace(href, address, { scroll: false }).then(
    () => hash && history.replaceState(history.state, '', `#${hash}`),
    () => location.reload(),
  );
}
