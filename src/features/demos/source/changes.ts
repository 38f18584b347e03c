import { createContext, useContext } from 'react';
import type { DemoSource, DemoVariant } from '@/model';

/** A variant of a demo as it is now, where something next to the demo changes its code. */
export type ChangeCode = (source: DemoSource, variant: DemoVariant) => DemoVariant;

const CodeChange = createContext<ChangeCode | undefined>(undefined);

/** Tells the parts of a demo that show or take its code what changes it. */
export const CodeChangeProvider = CodeChange.Provider;

/** What changes the code of the demo; undefined where nothing does. */
export function useCodeChange(): ChangeCode | undefined {
  return useContext(CodeChange);
}
