import type { ComponentType } from 'react';

/** A page component of this site, with flags that `DocsApp` reads. */
export type SitePage<Props> = ComponentType<Props> & {
  /** Whether the page is shown in an iframe of another page. Analytics do not count such a page as a visit. */
  isFrame?: boolean;
  /** Whether the page renders `pageProps.view`. If the data has no view, it belongs to another page. */
  needsView?: boolean;
};
