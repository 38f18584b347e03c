import { createContext, useContext } from 'react';

/** Addresses of the page being read in other products, by their ids. */
export type Counterparts = Readonly<Record<string, string>>;

const CounterpartsContext = createContext<Counterparts>({});

/** Tells everything below it where the page being read is in other products. */
export const CounterpartsProvider = CounterpartsContext.Provider;

/** Where the page being read is in other products; empty on pages of no product. */
export function useCounterparts(): Counterparts {
  return useContext(CounterpartsContext);
}
