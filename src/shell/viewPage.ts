import type { NavItem, Page, ProductFacts } from '@/model';
import { findNeighbours, findTrail, type NavNeighbour } from '@/model';
import { environment } from '@/site';

/** A page with everything its frame needs to know, worked out once on the server (models.md, pattern 3). */
export interface PageView {
  page: Page;
  productId: ProductFacts['id'];
  /** Folder of the product in `docs-data/`: the name of its navigation. */
  folder: string;
  /** Text of the browser tab. */
  documentTitle: string;
  canonical: string;
  /** Address of the page's Markdown twin. */
  twin: string;
  /** Titles of the groups that lead to the page, outermost first. */
  trail: string[];
  previous: NavNeighbour | null;
  next: NavNeighbour | null;
  /** Where the page's source can be edited; null where the product has no public sources. */
  editUrl: string | null;
  /** Whether the page has a place for an ad. */
  hasAd: boolean;
  /** Styles of the server-rendered demos. */
  demoCss: string;
}

interface Surroundings {
  product: ProductFacts;
  folder: string;
  navigation: readonly NavItem[];
  demoCss: string;
}

/** Works out the view of a page from the page, its product and its navigation. */
export function viewPage(page: Page, around: Surroundings): PageView {
  const { product, folder, navigation, demoCss } = around;
  const { previous, next } = findNeighbours(navigation, page.pathname);
  const inFolder = page.source.replace(`docs-data/${folder}/`, '');
  const trail = findTrail(navigation, page.pathname);
  return {
    page,
    productId: product.id,
    folder,
    documentTitle: `${page.title} - ${product.name}`,
    canonical: environment.siteUrl + page.pathname,
    twin: page.pathname.replace(/\/$/, '.md'),
    trail: trail.slice(0, -1).map((item) => item.title),
    previous: previous ?? null,
    next: next ?? null,
    // Pages of the reference have no source that anybody could edit here.
    editUrl: product.editRoot && inFolder !== page.source ? `${product.editRoot}${inFolder}` : null,
    hasAd: !page.frontMatter.disableAd && !trail.some(hasNoAd),
    demoCss,
  };
}

function hasNoAd(item: NavItem): boolean {
  return item.kind === 'page' && item.disableAd === true;
}
