import { useEffect, useState } from 'react';
import type { IconDialog } from './IconDialog';

type Dialog = typeof IconDialog;

/**
 * Loads the component of the icon dialog, so that it is not part of the page's first JavaScript. It is prefetched once
 * icons have loaded, and loaded again with each chosen icon if that failed. Undefined while it loads.
 */
export function useIconDialog(
  hasIcons: boolean,
  selected: string | undefined,
): { Dialog: Dialog } | undefined {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  const isWanted = !dialog && (hasIcons || selected !== undefined);
  useEffect(() => {
    if (!isWanted) return;
    void import('./IconDialog').then(
      ({ IconDialog: Dialog }) => setDialog({ Dialog }),
      () => undefined,
    );
  }, [isWanted, selected]);
  return dialog;
}
