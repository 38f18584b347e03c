import type { AnatomyPart, ApiDoc } from '@/model';
import { listSpecimens } from '../specimens';
import { planPages, type ReferenceContent } from './planPages';
import type { ReferencePage } from './stages';

/** Returns the pages with the parts of each component that can be rendered live. */
export function withAnatomies(
  { root, ...content }: Omit<ReferenceContent, 'docs'> & { root: string },
  docs: readonly ApiDoc[],
): ReferencePage[] {
  const parts = new Map(listAnatomies(root, content.products, docs));
  return planPages({ ...content, docs }).map((page) => ({
    ...page,
    anatomies: Object.fromEntries(
      page.docs.flatMap(({ name }) => {
        const own = parts.get(`${page.product.id} ${name}`);
        return own ? [[name, own]] : [];
      }),
    ),
  }));
}

/** Returns the parts of each component that has a specimen, by product and name. */
export function listAnatomies(
  root: string,
  products: ReferenceContent['products'],
  docs: readonly ApiDoc[],
): [string, readonly AnatomyPart[]][] {
  return products.flatMap((one) =>
    listSpecimens(root, one, docs).specimens.map(
      ({ doc, parts }): [string, readonly AnatomyPart[]] => [`${doc.productId} ${doc.name}`, parts],
    ),
  );
}
