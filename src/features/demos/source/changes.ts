import { createContext, useContext } from 'react';
import type { DemoSource, DemoVariant } from '@/model';

/** Changes the code of a demo's variant, for example to the props that the reader chose in a playground. */
export type ChangeCode = (source: DemoSource, variant: DemoVariant) => DemoVariant;

const CodeChange = createContext<ChangeCode | undefined>(undefined);

/** Provides the function that changes a demo's code to the components that show, copy or open it. */
export const CodeChangeProvider = CodeChange.Provider;

/** Returns the function that changes the code of the demo; undefined if the code is the author's. */
export function useCodeChange(): ChangeCode | undefined {
  return useContext(CodeChange);
}
