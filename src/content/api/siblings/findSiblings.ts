import type { SiblingPages } from '@/model';
import { listCompared } from './listCompared';
import type { DescribedComponent } from './componentsOf';
import { surveyComponents, type SiblingContent } from './surveyComponents';
import { siblingsOf } from './siblingsOf';

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
