import type { DocsProblem } from '@/model';
import { indexSite, type SiteIndex } from './navigation';
import type { LoadedProduct } from './products';
import { checkPageFiles, type PageFile } from '@/content/pages';
import type { ReferencedSite } from '@/content/api';

/** What a check looks at besides the site as it was compiled. */
export interface Checked {
  root: string;
  products: readonly LoadedProduct[];
  files: readonly PageFile[];
  /** Problems of pages that have no result, by pathname. */
  failures: ReadonlyMap<string, DocsProblem>;
  /** What is wrong with the products, and with files that no page has a use for. */
  broken: readonly DocsProblem[];
}

/** A site as far as it is known, its navigation, and what is wrong with it. */
export interface LookedAt {
  site: ReferencedSite;
  index: SiteIndex;
}

/** The navigation of all products, and every problem known so far. */
export async function checkSite(
  { root, products: loaded, files, failures, broken }: Checked,
  { pages, problems, isComplete }: ReferencedSite,
): Promise<SiteIndex> {
  const site = { root, products: loaded, files, pages, isComplete };
  const { products, problems: across } = await indexSite(site);
  // Without its product nobody can tell whether a page is a post; that the product is missing is a problem already.
  const placed = files.filter((file) => loaded.some(({ folder }) => folder === file.productFolder));
  const all = [
    ...broken,
    ...checkPageFiles(placed),
    ...[...failures].map(([pathname, problem]) => ({ ...problem, pathname })),
    ...pages.flatMap(({ pathname, problems: own }) =>
      own.map((problem) => ({ ...problem, pathname })),
    ),
    ...across,
    ...problems,
  ];
  return { products, problems: all };
}
