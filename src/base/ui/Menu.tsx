import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useId } from 'react';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';
import { MenuContext } from './MenuContext';
import { placePanel } from './placePanel';
import { usePopover, type Popover } from './usePopover';
import { useRovingFocus } from './useRovingFocus';

/** Properties of {@link Menu}. */
export interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** A `Button` or `IconButton`; the menu gives it what it needs to open the panel. */
  trigger: ReactElement;
  /** `MenuItem`s. */
  children: ReactNode;
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end';
  className?: string;
}

/** A button with a menu. It opens without JavaScript; arrow keys work when there is some. */
export function Menu({ label, trigger, children, align = 'start', className }: MenuProps) {
  const id = useId();
  const popover = usePopover();
  useRovingFocus(popover.panel, { orientation: 'vertical', tabStop: false });
  useEffect(() => {
    if (popover.open && popover.panel.current && popover.trigger.current) {
      placePanel(popover.panel.current, popover.trigger.current);
      focusItem(popover.panel.current);
    }
  }, [popover.open, popover.panel, popover.trigger]);
  return (
    <MenuContext.Provider value={popover.hide}>
      {cloneElement(trigger, triggerProps(id, popover))}
      <div
        {...{ popover: 'auto' }}
        ref={popover.panel}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!popover.open}
        className={joinClasses(styles.menu, align === 'end' && styles.end, className)}
        onKeyDown={(event) => closeByKey(event, popover)}
      >
        {children}
      </div>
    </MenuContext.Provider>
  );
}

function triggerProps(id: string, { trigger, open, show, toggleWithoutSupport }: Popover) {
  return {
    ref: trigger,
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

function closeByKey(event: KeyboardEvent, { hide }: Popover) {
  if (event.key === 'Escape' || event.key === 'Tab') {
    hide();
  }
}

function focusItem(panel: HTMLElement) {
  const current = panel.querySelector<HTMLElement>('[aria-current="true"]');
  (current ?? panel.querySelector<HTMLElement>('[role="menuitem"]'))?.focus();
}
