import path from 'node:path';
import type { ApiDoc, DocsProblem } from '@/model';
import { nearest, type PageSummary } from '@/content/pages';
import { groupBy } from './groupBy';
import { placeInFrontMatter } from './placeInFrontMatter';

/**
 * Reports components and hooks in the front matter of pages that the reference of their product does not have. Skips
 * products without a reference.
 */
export function checkDocuments(
  root: string,
  pages: readonly PageSummary[],
  docs: readonly ApiDoc[],
): DocsProblem[] {
  const byProduct = groupBy(docs, ({ productId }) => productId);
  return pages.flatMap((page) => {
    const known = byProduct.get(page.productId)?.map(({ name }) => name) ?? [];
    if (known.length === 0) return [];
    const { file, pathname } = page;
    const unknown = page.documents.filter((name) => !known.includes(name));
    return unknown.map((name) => {
      const meant = nearest(name, known);
      return {
        file,
        ...placeInFrontMatter(path.join(root, file), name),
        pathname,
        what: `The reference has no component or hook \`${name}\`.`,
        fix: meant
          ? `Did you mean \`${meant}\`?`
          : 'Use names of the reference of this product, or remove it.',
      };
    });
  });
}
