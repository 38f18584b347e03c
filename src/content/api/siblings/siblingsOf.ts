import { kebabName, type ProductId, type Siblings } from '@/model';
import type { PageSummary } from '@/content/pages';
import { namesOn, type DescribedComponent } from './componentsOf';
import type { ComponentSurvey } from './surveyComponents';

/** Returns the places of what a page is about in the other products, and its comparison; undefined if no other has it. */
export function siblingsOf(
  page: PageSummary,
  { byProduct }: ComponentSurvey,
  comparisons: ReadonlyMap<string, string>,
): Siblings | undefined {
  const own = byProduct.get(page.productId);
  const names = own ? subjectsOf(page, own) : [];
  const [first] = names;
  if (!first) return undefined;
  const places = [...byProduct].flatMap(([id, components]): [ProductId, string][] => {
    if (id === page.productId) return [];
    const described = names.flatMap((name) => components.get(name) ?? []);
    if (page.reference) return described.slice(0, 1).map(({ reference }) => [id, reference]);
    const explained = described.find(({ guide }) => guide);
    const place = explained?.guide?.pathname ?? components.get(first)?.reference;
    return place ? [[id, place]] : [];
  });
  if (places.length === 0) return undefined;
  const component = names.find((name) => comparisons.has(name)) ?? first;
  const comparison = comparisons.get(component);
  return { component, products: Object.fromEntries(places), ...(comparison && { comparison }) };
}

/**
 * Returns the components that a page is about; for a handwritten page those of which it is the main page, its namesake
 * first.
 */
function subjectsOf(
  page: PageSummary,
  own: ReadonlyMap<string, DescribedComponent>,
): readonly string[] {
  if (page.reference) return namesOn(page);
  const isNamed = (name: string) => page.pathname.endsWith(`/react-${kebabName(name)}/`);
  return page.documents
    .filter((name) => own.get(name)?.guide?.pathname === page.pathname)
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}
