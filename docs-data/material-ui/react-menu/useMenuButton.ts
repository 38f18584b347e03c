import { type MouseEvent, useId, useState } from 'react';

/** State, ids and handlers of a button and the menu that it opens. */
export function useMenuButton() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return {
    close,
    buttonProps: {
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-menu` : undefined,
      onClick: (event: MouseEvent<HTMLElement>) =>
        setAnchorEl(event.currentTarget),
    } as const,
    menuProps: {
      anchorEl,
      open,
      onClose: close,
      MenuListProps: {
        id: `${id}-menu`,
        'aria-labelledby': `${id}-button`,
      },
    },
  };
}
