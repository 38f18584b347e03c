import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  cloneElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';
import { MenuContext } from './MenuItem';
import { keepInWindow, placePanel } from './placePanel';
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
  const isRendered = useFirstOpening(panel) || !isLate || open;
  useRovingFocus(panel, { orientation: 'vertical', tabStop: false });
  useEffect(() => {
    if (!open || !panel.current || !button.current) return undefined;
    placePanel(panel.current, button.current);
    const release = isBelow ? keepInWindow(panel.current) : undefined;
    focusItem(panel.current);
    return release;
  }, [open, isBelow, panel, button]);
  return (
    <MenuContext.Provider value={hide}>
      {cloneElement(trigger, {
        ref: button,
        ...triggerProps(id, { open, show, toggleWithoutSupport }),
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

/**
 * Returns whether the panel has opened or is about to open, so that it is never shown without entries. Old browsers
 * fire no `beforetoggle`.
 */
function useFirstOpening(panel: RefObject<HTMLElement>): boolean {
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const renderNow = () => flushSync(() => setOpened(true));
    element?.addEventListener('beforetoggle', renderNow, { once: true });
    return () => element?.removeEventListener('beforetoggle', renderNow);
  }, [panel]);
  return wasOpened;
}

type Trigger = Pick<Popover, 'open' | 'show' | 'toggleWithoutSupport'>;

function triggerProps(id: string, { open, show, toggleWithoutSupport }: Trigger) {
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

function closeByKey(event: KeyboardEvent, hide: Popover['hide']) {
  if (event.key === 'Escape' || event.key === 'Tab') {
    hide();
  }
}

function focusItem(panel: HTMLElement) {
  const current = panel.querySelector<HTMLElement>('[aria-current="true"]');
  const first = panel.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)');
  // The panel may not be positioned yet: focusing it would scroll the page to its temporary position.
  (current ?? first)?.focus({ preventScroll: true });
  if (current) panel.scrollTop = current.offsetTop - panel.clientHeight / 2;
}
