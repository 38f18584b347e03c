import type { ComponentType } from 'react';
import type { NavItem } from '@/model';
import type { NavTreeProps } from './NavTree';

/** A product's navigation with the component that renders it. */
export interface LoadedNavigation {
  folder: string;
  /** Distinguishes it from other navigations, and from older versions of the same one. */
  version: number;
  items: readonly NavItem[];
  Tree: ComponentType<NavTreeProps>;
}

let versions = 0;
const loading = new Map<string, Promise<LoadedNavigation>>();

/**
 * Fetches the navigation of a product and the component that renders it, and caches both. Failed requests are not
 * cached.
 */
export function loadNavigation(folder: string): Promise<LoadedNavigation> {
  const known = loading.get(folder) ?? request(folder);
  loading.set(folder, known);
  known.catch(() => loading.delete(folder));
  return known;
}

/** Clears the cache, so that the next request fetches again. */
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
