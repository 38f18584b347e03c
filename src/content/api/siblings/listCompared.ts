import { kebabName } from '@/model';
import type { ComponentSurvey } from './surveyComponents';
import type { DescribedComponent } from './componentsOf';

/** A component that several products have, with the address of its comparison. */
export interface ComparedComponent {
  name: string;
  pathname: string;
  /** In the order in which the section names the products. */
  sides: readonly DescribedComponent[];
}

/** Lists every component that at least two of the products have, by name. */
export function listCompared({ section, byProduct }: ComponentSurvey): ComparedComponent[] {
  const all = [...byProduct.values()];
  const names = new Set(all.flatMap((components) => [...components.keys()]));
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({
      name,
      pathname: `${section.product.prefix}${kebabName(name)}/`,
      sides: all.flatMap((components) => components.get(name) ?? []),
    }))
    .filter(({ sides }) => sides.length > 1);
}
