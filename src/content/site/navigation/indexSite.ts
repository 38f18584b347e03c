import type { DocsProblem } from '@/model';
import { assembleBlog, type ProductContent } from '@/content/pages';
import { checkLinks } from './checkLinks';
import { judgeSiteLinks, type SiteContent } from './judgeSiteLinks';
import { indexProduct, type SoFar } from './indexProduct';

/** The whole site: its products with their navigation, and the problems across pages. */
export interface SiteIndex {
  products: ProductContent[];
  problems: DocsProblem[];
}

/** Step 5: resolves the navigation of every product and checks navigation, links and anchors across all pages. */
export async function indexSite(content: SiteContent): Promise<SiteIndex> {
  const { root, products: loaded, pages } = content;
  const blog = assembleBlog({ products: loaded, pages });
  const soFar: SoFar = { ...content, blog, problems: [], judge: judgeSiteLinks(content, blog) };
  const products: ProductContent[] = [];
  for (const product of loaded) products.push(await indexProduct(root, product, soFar));
  // Without any product, no address is known.
  const links = loaded.length > 0 ? checkLinks(pages, soFar.judge) : [];
  return { products, problems: [...soFar.problems, ...links] };
}
