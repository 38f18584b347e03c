import type { BundleSizes, NavItem, Page, ProductFacts } from '@/model';
import { bundleSizeKey, findNeighbours, findTrail, type NavNeighbour } from '@/model';
import { pageLinks, type PageLinksProps } from '@/features/page-links';
import { environment } from '@/site';
import { fontsOf } from './late-fonts';

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
  /** What stands below the heading: places to look further, and what the components weigh. */
  about: PageLinksProps;
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
  sizes: BundleSizes;
  demoCss: string;
}

/** Works out the view of a page from the page, its product and its navigation. */
export function viewPage(page: Page, around: Surroundings): PageView {
  const { product, folder, navigation, sizes, demoCss } = around;
  const { frontMatter, source, ...read } = page;
  const fonts = fontsOf(page);
  const twin = page.pathname.replace(/\/$/, '.md');
  const { previous, next } = findNeighbours(navigation, page.pathname);
  const inFolder = source.replace(`docs-data/${folder}/`, '');
  const trail = findTrail(navigation, page.pathname);
  return {
    page: fonts.length > 0 ? { ...read, fonts } : read,
    productId: product.id,
    folder,
    documentTitle: `${page.title} - ${product.name}`,
    canonical: environment.siteUrl + page.pathname,
    trail: trail.slice(0, -1).map((item) => item.title),
    about: {
      links: pageLinks({ frontMatter, product, twin }),
      sizes: sizesOf(page, sizes),
    },
    twin,
    previous: previous ?? null,
    next: next ?? null,
    // Pages of the reference have no source that anybody could edit here.
    editUrl: product.editRoot && inFolder !== source ? `${product.editRoot}${inFolder}` : null,
    hasAd: !frontMatter.disableAd && !trail.some(hasNoAd),
    demoCss,
  };
}

function hasNoAd(item: NavItem): boolean {
  return item.kind === 'page' && item.disableAd === true;
}

/** Sizes of what a page is about; missing where the installed packages do not let anybody import it. */
function sizesOf({ frontMatter, productId }: Page, sizes: BundleSizes): PageLinksProps['sizes'] {
  const names = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  return names
    .flatMap((name) => {
      const size = sizes[bundleSizeKey({ productId, name })];
      return size ? [{ name, size }] : [];
    })
    .map(({ name, size }, index) => {
      // Nobody sees the parts of the others: they are not sent.
      const { minified, gzip } = size;
      return { name, size: index === 0 ? size : { minified, gzip, parts: [], rest: nothing } };
    });
}

const nothing = { count: 0, minified: 0 };
