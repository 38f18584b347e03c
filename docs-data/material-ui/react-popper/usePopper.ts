import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

/** State, ids and handlers of a button and the popper that it opens. */
export function usePopper() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  return {
    close: () => setOpen(false),
    buttonProps: {
      ref: setAnchorEl,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen(!open),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setOpen(false);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) setOpen(false);
      },
    },
    popperProps: { id, anchorEl, open, role: 'status' },
  };
}
