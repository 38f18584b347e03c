import type { ApiDoc, Product } from '@/model';
import type { PageSummary } from '@/content/pages';
import { groupBy } from './groupBy';
import { pageAddressOf } from './pageAddressOf';
import type { LinkedPage, ReferencePage } from './stages';
import { shortenTypes } from './shortenTypes';
import { tabOf } from './tabs';
import { describeTabs } from './describeTabs';

/** The content from which the pages of the reference are planned. */
export interface ReferenceContent {
  docs: readonly ApiDoc[];
  products: readonly { folder: string; product: Product }[];
  /** Handwritten pages. */
  pages: readonly PageSummary[];
}

/** Plans the pages of the reference, sorted by pathname: one for each address that a reference has. */
export function planPages({ docs, products, pages }: ReferenceContent): ReferencePage[] {
  const byPathname = groupBy(docs, pageAddressOf);
  const written = new Map(pages.map((page) => [page.pathname, page]));
  const demos = new Map(products.map(({ product }) => [product.id, listDemos(product, pages)]));
  return [...byPathname]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([pathname, own]) => {
      const [doc, ...others] = own
        .map(shortenTypes)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const found = products.find(({ product }) => product.id === doc?.productId);
      if (!doc || !found) return [];
      const tab = tabOf(pathname);
      return {
        pathname,
        productFolder: found.folder,
        product: found.product,
        docs: [doc, ...others],
        demos: demos.get(doc.productId) ?? {},
        ...(tab && { tabbed: describeTabs(tab.parent, written.get(tab.parent), byPathname) }),
      };
    });
}

/** Lists the pages that show something, by its name; pages about components come before guides that mention them. */
function listDemos({ id }: Product, pages: readonly PageSummary[]): Record<string, LinkedPage[]> {
  const shown: Record<string, LinkedPage[]> = {};
  const own = pages.filter((page) => page.productId === id && page.documents.length > 0);
  const byKind = own.toSorted((a, b) => Number(isGuide(a)) - Number(isGuide(b)));
  for (const { documents, title, pathname } of byKind) {
    for (const name of documents) (shown[name] ??= []).push({ title, pathname });
  }
  return shown;
}

const isGuide = ({ pathname }: PageSummary) => !/\/react-[^/]+\/$/.test(pathname);
