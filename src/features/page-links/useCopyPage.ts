import { copyText } from '@/base/code';
import { useTransientState } from '@/base/hooks';

/** Result of copying. */
type Outcome = 'copied' | 'failed';

/** Milliseconds for which the result is shown. */
const shownFor = 2500;

/** Returns a function that copies the Markdown version of a page, and the result for a moment. */
export function useCopyPage(markdownUrl: string): {
  outcome: Outcome | undefined;
  copy: () => Promise<void>;
} {
  const [outcome, setOutcome] = useTransientState<Outcome>(shownFor);
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
