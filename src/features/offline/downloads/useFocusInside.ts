import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { DownloadState } from './standing';

/**
 * Returns props for a row's actions. When the focused action is removed because the state changed to `is`, the next one
 * gets the focus; otherwise the focus would leave the drawer.
 */
export function useFocusInside(is: DownloadState['is']) {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || ref.current?.contains(document.activeElement)) return;
    ref.current?.querySelector('button')?.focus();
  }, [is]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    // Blur events of a window that becomes inactive do not count.
    onBlur: ({ target }: FocusEvent) => {
      isInside.current = target === document.activeElement;
    },
  };
}
