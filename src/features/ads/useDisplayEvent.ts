import { useEffect } from 'react';
import { track } from '@/base/analytics';

/** Milliseconds an ad has to show before it counts as shown (spec §9). */
const displayDelay = 2500;

/** Tells analytics of some of the ads that are shown: a share of `ratio`. Nothing without a label. */
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
