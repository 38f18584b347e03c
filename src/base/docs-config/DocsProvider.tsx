import { createContext, useContext, type ReactNode } from 'react';
import type { ProductFacts } from '@/model';

/** Configuration that every module may read. It does not change during a visit. */
export interface DocsConfig {
  /** All products, in the order of the product menu. */
  products: readonly ProductFacts[];
}

const DocsContext = createContext<DocsConfig | undefined>(undefined);

/** Provides the configuration of this documentation. */
export function DocsProvider({ config, children }: { config: DocsConfig; children: ReactNode }) {
  return <DocsContext.Provider value={config}>{children}</DocsContext.Provider>;
}

/**
 * Returns the configuration of this documentation.
 * @throws Error outside of a {@link DocsProvider}, with the message of spec §8.
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
