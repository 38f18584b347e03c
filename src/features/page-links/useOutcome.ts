import { useEffect, useState } from 'react';

/** How copying ended. */
export type Outcome = 'copied' | 'failed';

/** Milliseconds for which an outcome shows. */
const shown = 2500;

/** The outcome of the last copy, for as long as it is news. */
export function useOutcome(): [Outcome | undefined, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome];
}
