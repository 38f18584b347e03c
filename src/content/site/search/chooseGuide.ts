import { kebabName, type ApiDoc } from '@/model';
import { foldWord } from '@/model/searchWords';
import type { PageSummary } from '@/content/pages';

/** A page that may explain something, with its title. */
export interface Guide {
  page: PageSummary;
  title: string;
  /** Index of its place. */
  place: number;
}

/**
 * Chooses the page that explains a component or hook among those whose front matter names it: the one with its name as
 * title or in its address, then one with the beginning or the end of its name as title, `Lines` for `LineChart` and
 * `Button` for `LoadingButton`, otherwise the one that names it earliest.
 * @returns the index of its place; -1 if no page names it.
 */
export function chooseGuide(
  { name, productId }: Pick<ApiDoc, 'name' | 'productId'>,
  guides: readonly Guide[],
): number {
  const isNamed = ({ title, page: { pathname } }: Guide) =>
    foldWord(title).replace(/[^a-z0-9]/g, '') === foldWord(name) ||
    pathname.endsWith(`/react-${kebabName(name)}/`);
  const isPartOfName = ({ title }: Guide) => {
    const part = foldWord(title).replace(/s$/, '');
    return foldWord(name).startsWith(part) || foldWord(name).endsWith(part);
  };
  const orderOf = (guide: Guide) => {
    const { length } = guide.page.documents;
    const better = isNamed(guide) ? 2 : isPartOfName(guide) ? 1 : 0;
    return guide.page.documents.indexOf(name) - better * length;
  };
  const [best] = guides
    .filter(({ page }) => page.productId === productId && page.documents.includes(name))
    .sort((one, other) => orderOf(one) - orderOf(other));
  return best?.place ?? -1;
}
