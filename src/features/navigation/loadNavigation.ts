import type { ComponentType } from 'react';
import type { NavItem } from '@/model';
import type { NavTreeProps } from './NavTree';

/** A product's navigation with the component that renders it. */
export interface LoadedNavigation {
  folder: string;
  /** Tells it from others that were fetched, also from an older one of the same product. */
  version: number;
  items: readonly NavItem[];
  Tree: ComponentType<NavTreeProps>;
}

let versions = 0;
const loading = new Map<string, Promise<LoadedNavigation>>();

/** Fetches the navigation of a product, and the code that renders it; once, unless it fails. */
export function loadNavigation(folder: string): Promise<LoadedNavigation> {
  const known = loading.get(folder) ?? request(folder);
  loading.set(folder, known);
  known.catch(() => loading.delete(folder));
  return known;
}

/** Makes the next reader of a navigation fetch it again. */
export function forgetNavigations(): void {
  loading.clear();
}

async function request(folder: string): Promise<LoadedNavigation> {
  const [response, { NavTree }] = await Promise.all([
    fetch(`/_navigation/${folder}.json`),
    import('./NavTree'),
  ]);
  if (!response.ok) {
    throw new Error(`The navigation of ${folder} did not arrive: ${response.status}.`);
  }
  versions += 1;
  return { folder, version: versions, items: (await response.json()) as NavItem[], Tree: NavTree };
}
