import type { ApiDoc } from '@/model';
import { nameInAddress } from '@/model/search';
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
 * Chooses the page that explains a component or hook among those whose front matter names it: the one at its name,
 * `react-typography`, then one with its name as title, then one with the beginning or the end of its name as title, `Lines` for `LineChart` and
 * `Button` for `LoadingButton`, otherwise the one that names it earliest.
 * @returns the index of its place; -1 if no page names it.
 */
export function chooseGuide(
  { name, productId }: Pick<ApiDoc, 'name' | 'productId'>,
  guides: readonly Guide[],
): number {
  const joined = (text: string) => foldWord(text).replace(/[^a-z0-9]/g, '');
  const isAt = ({ page: { pathname } }: Guide) =>
    pathname.includes('/react-') && joined(nameInAddress(pathname)) === joined(name);
  const isNamed = ({ title }: Guide) => joined(title) === joined(name);
  const isPartOfName = ({ title }: Guide) => {
    const part = foldWord(title).replace(/s$/, '');
    return foldWord(name).startsWith(part) || foldWord(name).endsWith(part);
  };
  const rankOf = (guide: Guide) =>
    [isAt, isNamed, isPartOfName, () => true].findIndex((fits) => fits(guide));
  const positionOf = ({ page }: Guide) => page.documents.indexOf(name);
  const [best] = guides
    .filter(({ page }) => page.productId === productId && page.documents.includes(name))
    .sort((one, other) => rankOf(one) - rankOf(other) || positionOf(one) - positionOf(other));
  return best?.place ?? -1;
}
