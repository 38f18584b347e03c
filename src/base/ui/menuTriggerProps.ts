import type { KeyboardEvent } from 'react';
import type { Popover } from './usePopover';

type Trigger = Pick<Popover, 'open' | 'show' | 'toggleWithoutSupport'>;

/** Returns the props by which a button opens the menu with an id, also by arrow keys. */
export function menuTriggerProps(id: string, { open, show, toggleWithoutSupport }: Trigger) {
  return {
    // React 18 does not know the attribute and passes it on in lower case.
    popovertarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: toggleWithoutSupport,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        show();
      }
    },
  };
}
