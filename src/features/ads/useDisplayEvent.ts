import { useEffect } from 'react';
import { track } from '@/base/analytics';

/** Milliseconds that an ad must be shown to count as displayed (spec §9). */
const displayDelay = 2500;

/** Reports a share (`ratio`, from 0 to 1) of the displayed ads to analytics. Does nothing without a label. */
export function useDisplayEvent(label: string | null, ratio: number, random: () => number): void {
  useEffect(() => {
    if (!label || random() >= ratio) return undefined;
    const timer = setTimeout(
      () => track('ad', { eventAction: 'display', eventLabel: label }),
      displayDelay,
    );
    return () => clearTimeout(timer);
  }, [label, ratio, random]);
}
