import { useEffect, useId, useMemo, useRef } from 'react';
import { lockScroll, usePopover } from '@/base/ui';

const wide = '(width >= 1200px)';

/**
 * Returns the state and props of the navigation drawer, for screens too narrow for a column. It is a popover, so that
 * it opens without JavaScript; with JavaScript it is modal.
 */
export function useNavigationDrawer(pathname: string) {
  const id = useId();
  const { panel, trigger, open, hide, toggleWithoutSupport } = usePopover();

  useEffect(() => {
    const element = panel.current;
    let unlock: (() => void) | undefined;
    const setModal = (isModal: boolean) => {
      setBehind(isModal);
      unlock?.();
      unlock = isModal ? lockScroll() : undefined;
    };
    // Before the panel closes: the browser gives focus back to a button that must not be inert by then.
    const guard = (event: Event) => setModal((event as ToggleEvent).newState === 'open');
    element?.addEventListener('beforetoggle', guard);
    return () => {
      element?.removeEventListener('beforetoggle', guard);
      setModal(false);
    };
  }, [panel]);

  useEffect(() => {
    const query = window.matchMedia?.(wide);
    query?.addEventListener('change', hide);
    return () => query?.removeEventListener('change', hide);
  }, [hide]);

  useEffect(() => {
    if (panel.current?.matches('[data-open="true"]')) {
      hide();
    }
  }, [pathname, panel, hide]);

  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (open) {
      panel.current?.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
    } else if (wasOpen.current && isLost) {
      trigger.current?.focus();
    }
    wasOpen.current = open;
  }, [open, panel, trigger]);

  // Memoized, because a change renders the bar again.
  const triggerProps = useMemo(
    () => ({
      ref: trigger,
      popovertarget: id,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onClick: toggleWithoutSupport,
    }),
    [trigger, id, open, toggleWithoutSupport],
  );
  return { id, panel, open, hide, triggerProps };
}

/** State and props of the navigation drawer. */
export type NavigationDrawer = ReturnType<typeof useNavigationDrawer>;

function setBehind(inert: boolean) {
  document
    .querySelectorAll('[data-behind-drawer]')
    .forEach((element) => element.toggleAttribute('inert', inert));
}
