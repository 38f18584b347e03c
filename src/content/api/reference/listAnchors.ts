import { kebabName } from '@/model';
import type { PageSummary } from '@/content/pages';
import { describeDoc } from './describe/describeDoc';
import { anchorsOf } from './print/headings';
import type { ReferencePage } from './stages';
import { tabOf } from './tabs';

/** Returns the anchors of all pages, handwritten and generated, by pathname. */
export function listAnchors(
  pages: readonly PageSummary[],
  planned: readonly ReferencePage[],
): Map<string, ReadonlySet<string>> {
  const written = pages.map(
    (page) => [page.pathname, new Set([...page.anchors, ...page.demos])] as const,
  );
  const own = planned.map((page) => [page.pathname, new Set(rowAnchors(page))] as const);
  return new Map([...written, ...own]);
}

function rowAnchors(page: ReferencePage): string[] {
  return page.docs.flatMap((doc) =>
    describeDoc(doc, page).flatMap((section) => {
      const prefix = tabOf(page.pathname) ? `${kebabName(doc.name)}-` : '';
      return anchorsOf(section, prefix + section.id);
    }),
  );
}
