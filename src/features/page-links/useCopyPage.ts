import { useEffect, useState } from 'react';
import { copyText } from '@/base/code';

/** Result of copying. */
type Outcome = 'copied' | 'failed';

/** Milliseconds for which the result is shown. */
const shown = 2500;

/** Returns a function that copies the Markdown version of a page, and the result for a moment. */
export function useCopyPage(markdownUrl: string): {
  outcome: Outcome | undefined;
  copy: () => Promise<void>;
} {
  const [outcome, setOutcome] = useOutcome();
  const copy = async () => {
    const isDone = await copyFrom(markdownUrl).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? 'copied' : 'failed');
  };
  return { outcome, copy };
}

async function copyFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  await copyText(await response.text());
}

/** Returns the result of the last copy for a moment, and a setter. */
function useOutcome(): [Outcome | undefined, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome];
}
