import type { Page, ProductFacts, NavNeighbour } from '@/model';
import type { PageLinksProps } from '@/features/page-links';
import type { PageCounterparts } from './findCounterparts';
import type { Crumb } from '../layout';

/** The part of a page that the browser needs; the view is computed from the rest. */
export type ReadPage = Omit<Page, 'frontMatter' | 'source'>;

/** A page with all data that its layout renders, computed on the server. */
export interface PageView {
  page: ReadPage;
  productId: ProductFacts['id'];
  /** Folder of the product in `docs-data/`: the name of its navigation. */
  folder: string;
  /** Content of `<title>`. */
  documentTitle: string;
  canonical: string;
  /** Links and bundle sizes of components, shown below the heading. */
  about: PageLinksProps;
  /** Address of the page's Markdown version. */
  markdownUrl: string;
  /** The breadcrumbs of the page, outermost group first. */
  trail: Crumb[];
  previous: NavNeighbour | null;
  next: NavNeighbour | null;
  /** Its counterparts in other products and versions. */
  counterparts: PageCounterparts;
  /** Date of the last change, such as `2026-11-23`; undefined if the repository does not know it. */
  lastUpdated?: string;
  /** URL at which the page's source can be edited; null if it has no public source. */
  editUrl: string | null;
  /** Whether the page shows ads. */
  hasAd: boolean;
  /** Styles of the server-rendered demos. */
  demoCss: string;
}
