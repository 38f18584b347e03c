import { createContext, useContext } from 'react';

/** Paths of the current page's counterparts in other products, by product id. */
export type Counterparts = Readonly<Record<string, string>>;

const CounterpartsContext = createContext<Counterparts>({});

/** Provides the counterparts of the current page in other products. */
export const CounterpartsProvider = CounterpartsContext.Provider;

/** Returns the counterparts of the current page; empty on pages outside of products. */
export function useCounterparts(): Counterparts {
  return useContext(CounterpartsContext);
}
