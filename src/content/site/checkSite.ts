import type { DocsProblem } from '@/model';
import { indexSite, type SiteIndex } from './navigation';
import type { LoadedProduct } from './products';
import { checkPageFiles, type PageFile } from '@/content/pages';
import type { ReferencedSite } from '@/content/api';

/** The input of a check, besides the compiled site. */
export interface Checked {
  root: string;
  products: readonly LoadedProduct[];
  files: readonly PageFile[];
  /** Problems of pages without a result, by pathname. */
  failures: ReadonlyMap<string, DocsProblem>;
  /** Problems of the products, and of files that no page uses. */
  broken: readonly DocsProblem[];
}

/** A site as far as it is known, its navigation, and its problems. */
export interface CheckedSite {
  site: ReferencedSite;
  index: SiteIndex;
}

/** Returns the navigation of all products, and every problem known so far. */
export async function checkSite(
  { root, products: loaded, files, failures, broken }: Checked,
  { pages, problems, isComplete }: ReferencedSite,
): Promise<SiteIndex> {
  const site = { root, products: loaded, files, pages, isComplete };
  const { products, problems: across } = await indexSite(site);
  // Without its product, it is unknown whether a page is a post. The missing product is reported already.
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
