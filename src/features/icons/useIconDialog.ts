import { useEffect, useState } from 'react';
import type { IconDialog } from './IconDialog';

type Dialog = typeof IconDialog;

/**
 * The dialog of one icon, undefined until it is fetched: a page's first JavaScript needn't hold it. It is fetched ahead
 * when icons are there to choose from, and once more with each icon that is chosen without it.
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
