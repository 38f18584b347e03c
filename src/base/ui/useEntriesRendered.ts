import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Popover } from './usePopover';

/**
 * Returns whether the entries of a menu are rendered. Late ones are from the moment when the panel opens for the first
 * time or is about to, so that it is never shown without entries. Old browsers fire no `beforetoggle`.
 */
export function useEntriesRendered(
  { panel, open }: Pick<Popover, 'panel' | 'open'>,
  isLate: boolean,
): boolean {
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const renderNow = () => flushSync(() => setOpened(true));
    element?.addEventListener('beforetoggle', renderNow, { once: true });
    return () => element?.removeEventListener('beforetoggle', renderNow);
  }, [panel]);
  return wasOpened || !isLate || open;
}
