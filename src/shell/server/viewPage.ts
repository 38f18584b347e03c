import type { BundleSizes, NavItem, Page, ProductFacts, Siblings } from '@/model';
import { bundleSizeKey, findNeighbours, findTrail, listPages, type NavNeighbour } from '@/model';
import { pageLinks, type PageLinksProps } from '@/features/page-links';
import { environment } from '@/site';
import type { Elsewhere } from './elsewhere';
import { fontsOf } from '../late-fonts';
import type { Crumb } from '../layout';

/** What the browser needs of a page; the rest of it is worked into the view. */
export type ReadPage = Omit<Page, 'frontMatter' | 'source'>;

/** A page with everything its frame needs to know, worked out once on the server (models.md, pattern 3). */
export interface PageView {
  page: ReadPage;
  productId: ProductFacts['id'];
  /** Folder of the product in `docs-data/`: the name of its navigation. */
  folder: string;
  /** Text of the browser tab. */
  documentTitle: string;
  canonical: string;
  /** What stands below the heading: places to look further, and the bundle sizes of the components. */
  about: PageLinksProps;
  /** Address of the page's Markdown version. */
  markdownUrl: string;
  /** The groups that lead to the page, outermost first. */
  trail: Crumb[];
  previous: NavNeighbour | null;
  next: NavNeighbour | null;
  /** Its counterparts in other products and versions. */
  elsewhere: Elsewhere;
  /** Day of the last change, `2026-11-23`; missing where the repository does not tell. */
  lastUpdated?: string;
  /** Where the page's source can be edited; null where the product has no public sources. */
  editUrl: string | null;
  /** Whether the page has a place for an ad. */
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
  elsewhere: Elsewhere;
  lastUpdated: string | undefined;
}

/** Works out the view of a page from the page, its product and its navigation. */
export function viewPage(page: Page, context: ViewContext): PageView {
  const { product, folder, navigation, sizes, demoCss, elsewhere, lastUpdated } = context;
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
    elsewhere,
    ...(lastUpdated && { lastUpdated }),
    // Pages of the reference have no source that anybody could edit here.
    editUrl: product.editRoot && inFolder !== source ? `${product.editRoot}${inFolder}` : null,
    hasAd: !frontMatter.disableAd && !trail.some(hasNoAd),
    demoCss,
  };
}

/** Groups have no page of their own: the first page in a group stands for it. */
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

/** Pages about components and their reference; a guide names components too, and is not about what they weigh. */
const aboutComponents = /\/(?:react-|api\/)/;

/** Sizes of what a page is about; missing where the installed packages do not let anybody import it. */
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
      // Nobody sees the parts of the others: they are not sent.
      return { name, size: index === 0 ? size : { ...size, parts: [], rest: nothing } };
    });
}

const nothing = { count: 0, minified: 0 };
