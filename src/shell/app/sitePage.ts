import type { ComponentType } from 'react';

/** A page of this site. */
export type SitePage<Props> = ComponentType<Props> & {
  /** Whether it is shown in a frame of another page, so that analytics do not count it as a visit. */
  isFrame?: boolean;
  /** Whether it renders `pageProps.view`; data without a view belongs to another page. */
  needsView?: boolean;
};
