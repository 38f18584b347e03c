import type { ComponentType } from 'react';
import type { NavItem } from '@/model';
import type { NavTreeProps } from './NavTree';

/** A product's navigation with the component that draws it. */
export interface LoadedNavigation {
  folder: string;
  items: readonly NavItem[];
  Tree: ComponentType<NavTreeProps>;
}

/** Fetches the navigation of a product, and the code that draws it. */
export async function loadNavigation(folder: string): Promise<LoadedNavigation> {
  const [response, { NavTree }] = await Promise.all([
    fetch(`/_navigation/${folder}.json`),
    import('./NavTree'),
  ]);
  if (!response.ok) {
    throw new Error(`The navigation of ${folder} did not arrive: ${response.status}.`);
  }
  return { folder, items: (await response.json()) as NavItem[], Tree: NavTree };
}
