import { type MouseEvent, useId, useState } from 'react';

/** State, ids and handlers of a button and the popover that it opens. */
export function usePopover(label: string) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;

  return {
    buttonProps: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) =>
        setAnchorEl(event.currentTarget),
    } as const,
    popoverProps: {
      anchorEl,
      open,
      onClose: () => setAnchorEl(null),
      anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
      slotProps: { paper: { id, role: 'dialog', 'aria-label': label } },
    } as const,
  };
}
