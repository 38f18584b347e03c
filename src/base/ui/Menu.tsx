import { type KeyboardEvent, type ReactElement, type ReactNode, cloneElement, useId } from 'react';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';
import { MenuContext } from './MenuItem';
import { menuTriggerProps } from './menuTriggerProps';
import { useEntriesRendered } from './useEntriesRendered';
import { usePlacedPanel } from './usePlacedPanel';
import { usePopover, type Popover } from './usePopover';
import { useRovingFocus } from './useRovingFocus';

/** Properties of {@link Menu}. */
export interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** A `Button` or `IconButton`, to which the menu adds the props that open the panel. */
  trigger: ReactElement;
  /** `MenuItem`s, `MenuCheckbox`es, and `MenuGroup`s of them or of `MenuRadio`s. */
  children: ReactNode;
  /** The edge of the trigger with which the panel is aligned. */
  align?: 'start' | 'end';
  /** Always opens below the trigger, and scrolls the page if necessary. For menus that change the content above. */
  isBelow?: boolean;
  /** Renders the entries when the menu opens for the first time. For menus of which a page has many. */
  isLate?: boolean;
  className?: string;
}

/** Renders a button with a menu. It opens without JavaScript; arrow keys need JavaScript. */
export function Menu(props: MenuProps) {
  const { label, trigger, children, align = 'start', isBelow, isLate = false, className } = props;
  const id = useId();
  const { panel, trigger: button, open, show, hide, toggleWithoutSupport } = usePopover();
  const isRendered = useEntriesRendered({ panel, open }, isLate);
  useRovingFocus(panel, { orientation: 'vertical', tabStop: false });
  usePlacedPanel({ panel, trigger: button, open }, isBelow);
  return (
    <MenuContext.Provider value={hide}>
      {cloneElement(trigger, {
        ref: button,
        ...menuTriggerProps(id, { open, show, toggleWithoutSupport }),
      })}
      <div
        {...{ popover: 'auto' }}
        ref={panel}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!open}
        className={joinClasses(
          styles.menu,
          align === 'end' && styles.end,
          isBelow && styles.below,
          className,
        )}
        onKeyDown={(event) => closeByKey(event, hide)}
      >
        {isRendered && children}
      </div>
    </MenuContext.Provider>
  );
}

function closeByKey(event: KeyboardEvent, hide: Popover['hide']) {
  if (event.key === 'Escape') {
    // What the menu is in, such as a drawer, stays open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  } else if (event.key === 'Tab') {
    hide();
  }
}
