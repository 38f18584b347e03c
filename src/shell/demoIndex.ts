import type { ComponentType } from 'react';

/** The demos of one page, by name. */
export type DemoRegistry = Readonly<Record<string, ComponentType>>;

/** The demos of one product, as the compiler wrote their index: a loader for each page, by path inside the product. */
export type DemoIndex = Readonly<Record<string, () => Promise<{ default: DemoRegistry }>>>;

/** Loads the demos of the page being read. */
export type DemoLoader = () => Promise<DemoRegistry>;

/** The indexes of all products, by folder in `docs-data/`. */
export type DemoIndexes = Readonly<Record<string, () => Promise<{ default: DemoIndex }>>>;
