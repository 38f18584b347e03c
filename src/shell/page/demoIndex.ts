import type { ComponentType } from 'react';

/** The demos of one page, by name. */
export type DemoRegistry = Readonly<Record<string, ComponentType>>;

/** Index of a product's demos, written by the compiler: a loader for each page, by its path inside the product. */
export type DemoIndex = Readonly<Record<string, () => Promise<{ default: DemoRegistry }>>>;

/** Loads the demos of the current page. */
export type DemoLoader = () => Promise<DemoRegistry>;

/** Index of a product's specimens (components shown with their parts): a loader for each component that has one. */
export type SpecimenIndex = Readonly<Record<string, () => Promise<ComponentType>>>;

/** Loads the specimen of a component, by the component's name. */
export type SpecimenLoader = (component: string) => Promise<ComponentType>;

/** The indexes of all products, by folder in `docs-data/`. */
export type DemoIndexes = Readonly<Record<string, () => Promise<{ default: DemoIndex }>>>;

/** Loads the demos of a page from the index of its product; `folder` is the product's in `docs-data/`. */
export async function loadDemosOf(
  pathname: string,
  folder: string,
  loadIndex: () => Promise<{ default: DemoIndex }>,
): Promise<DemoRegistry> {
  const { default: index } = await loadIndex();
  return (await index[pathname.slice(folder.length + 2, -1)]?.())?.default ?? {};
}

/**
 * Returns a demo by its key in the registry of its page.
 * @throws Error if the registry does not have it.
 */
export function demoOf(registry: DemoRegistry, key: string): ComponentType {
  const Component = registry[key];
  if (!Component) throw new Error(`The demo "${key}" is not in the registry of its page.`);
  return Component;
}
