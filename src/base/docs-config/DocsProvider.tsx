import { createContext, useContext, type ReactNode } from 'react';
import type { ProductFacts } from '@/model';

/** What every module may ask about this documentation; it never changes while reading. */
export interface DocsConfig {
  /** All products, in the order of the product menu. */
  products: readonly ProductFacts[];
}

const DocsContext = createContext<DocsConfig | undefined>(undefined);

/** Tells everything below it what this documentation is about. */
export function DocsProvider({ config, children }: { config: DocsConfig; children: ReactNode }) {
  return <DocsContext.Provider value={config}>{children}</DocsContext.Provider>;
}

/**
 * What this documentation is about.
 * @throws Error outside of a {@link DocsProvider}, with the words of spec §8.
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsContext);
  if (!config) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>.',
    );
  }
  return config;
}
