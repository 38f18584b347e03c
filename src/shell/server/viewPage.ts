import type { BundleSizes, NavItem, Page, ProductFacts, Siblings } from '@/model';
import { findNeighbours, findTrail, listPages } from '@/model';
import { pageLinks } from '@/features/page-links';
import { environment } from '@/site';
import type { PageCounterparts } from './findCounterparts';
import { fontsOf } from '../late-fonts';
import type { Crumb } from '../layout';
import type { PageView } from './pageView';
import { bundleSizesOf } from './bundleSizesOf';

interface ViewContext {
  product: ProductFacts;
  /** All of them, in the order of the product menu. */
  products?: readonly ProductFacts[];
  siblings?: Siblings;
  folder: string;
  navigation: readonly NavItem[];
  sizes: BundleSizes;
  demoCss: string;
  counterparts: PageCounterparts;
  lastUpdated: string | undefined;
}

/** Computes the view of a page from the page, its product and its navigation. */
export function viewPage(page: Page, context: ViewContext): PageView {
  const { product, folder, navigation, sizes, demoCss, counterparts, lastUpdated } = context;
  const { products, siblings } = context;
  const { frontMatter, source, ...read } = page;
  const fonts = fontsOf(page);
  const markdownUrl = page.pathname.replace(/\/$/, '.md');
  const { previous, next } = findNeighbours(navigation, page.pathname);
  const inFolder = source.replace(`docs-data/${folder}/`, '');
  const trail = findTrail(navigation, page.pathname);
  return {
    page: fonts.length > 0 ? { ...read, fonts } : read,
    productId: product.id,
    folder,
    documentTitle: `${page.title} - ${product.name}`,
    canonical: environment.siteUrl + page.pathname,
    trail: trail.slice(0, -1).map((item) => crumbOf(item, page.pathname)),
    about: {
      links: pageLinks({ frontMatter, product, products, siblings, markdownUrl }),
      sizes: bundleSizesOf(page, sizes),
    },
    markdownUrl,
    previous: previous ?? null,
    next: next ?? null,
    counterparts,
    ...(lastUpdated && { lastUpdated }),
    // Pages of the reference are generated and have no source to edit.
    editUrl: product.editRoot && inFolder !== source ? `${product.editRoot}${inFolder}` : null,
    hasAd: !frontMatter.disableAd && !trail.some(hasNoAd),
    demoCss,
  };
}

/** Returns a group as a breadcrumb. Groups have no page, so it links to the first page in the group. */
function crumbOf(item: NavItem, current: string): Crumb {
  const first =
    item.kind === 'page' || item.kind === 'link'
      ? undefined
      : listPages(item.children).find(({ planned }) => !planned);
  const pathname = first?.pathname;
  return { title: item.title, ...(pathname && pathname !== current && { pathname }) };
}

function hasNoAd(item: NavItem): boolean {
  return item.kind === 'page' && item.disableAd === true;
}
