import { kebabName, type ProductId, type SiblingPages, type Siblings } from '@/model';
import type { PageSummary } from '@/content/pages';
import { listCompared } from './listCompared';
import {
  namesOn,
  surveyComponents,
  type ComponentSurvey,
  type DescribedComponent,
  type SiblingContent,
} from './surveyComponents';

/**
 * Finds the pages about the same components in the other products that are compared. Guides that only mention
 * components have no siblings.
 */
export function findSiblings(content: SiblingContent): SiblingPages {
  const survey = surveyComponents(content);
  if (!survey) return {};
  const compared = listCompared(survey);
  const comparisons = new Map(compared.map(({ name, pathname }) => [name, pathname]));
  const ofPages = content.pages.flatMap((page) => {
    const found = siblingsOf(page, survey, comparisons);
    return found ? [[page.pathname, found] as const] : [];
  });
  const ofComparisons = compared.map(({ name, pathname, sides }) => {
    const places = sides.map((side) => [side.product.id, placeOf(side)] as const);
    return [pathname, { component: name, products: Object.fromEntries(places) }] as const;
  });
  return Object.fromEntries([...ofPages, ...ofComparisons]);
}

const placeOf = ({ guide, reference }: DescribedComponent) => guide?.pathname ?? reference;

function siblingsOf(
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
