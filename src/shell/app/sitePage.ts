import type { ComponentType } from 'react';

/** A page of this site. */
export type SitePage<Props> = ComponentType<Props> & {
  /** Shown inside of other pages: a visit of it is none of the reader's. */
  isFrame?: boolean;
  /** Shows what its data say; without a view they are not its data. */
  needsView?: boolean;
};
