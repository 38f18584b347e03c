import type { BundleSizes, NavItem, Page, ProductFacts, Siblings } from '@/model';
import { bundleSizeKey, findNeighbours, findTrail, listPages, type NavNeighbour } from '@/model';
import { pageLinks, type PageLinksProps } from '@/features/page-links';
import { environment } from '@/site';
import type { PageCounterparts } from './findCounterparts';
import { fontsOf } from '../late-fonts';
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
      sizes: sizesOf(page, sizes),
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

/** Paths of components and their reference (contract §3). Guides name components, too, but show no bundle sizes. */
const aboutComponents = /\/(?:react-|api\/)/;

/** Returns the bundle sizes of a page's components and hooks, without those that the packages do not export. */
function sizesOf(page: Page, sizes: BundleSizes): PageLinksProps['sizes'] {
  const { frontMatter, productId, pathname } = page;
  if (!aboutComponents.test(pathname)) return [];
  const names = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  return names
    .flatMap((name) => {
      const size = sizes[bundleSizeKey({ productId, name })];
      return size ? [{ name, size }] : [];
    })
    .map(({ name, size }, index) => {
      // Only the first component shows its parts, so those of the others are not sent.
      return { name, size: index === 0 ? size : { ...size, parts: [], rest: nothing } };
    });
}

const nothing = { count: 0, minified: 0 };
