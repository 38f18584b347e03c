import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** State and functions of a panel in the top layer. */
export interface Popover {
  panel: RefObject<HTMLDivElement>;
  trigger: RefObject<HTMLElement>;
  open: boolean;
  show: () => void;
  hide: () => void;
  /** Click handler that opens and closes the panel in browsers without the Popover API. */
  toggleWithoutSupport: () => void;
}

const isSupported = (panel: HTMLElement | null) => typeof panel?.showPopover === 'function';

/** Opens and closes a panel by the Popover API, or by `data-open` in browsers without it. */
export function usePopover(): Popover {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = panel.current;
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, []);

  const show = useCallback(() => {
    if (!isSupported(panel.current)) {
      setOpen(true);
    } else if (!panel.current?.matches(':popover-open')) {
      panel.current?.showPopover();
    }
  }, []);
  const hide = useCallback(() => {
    if (!isSupported(panel.current)) {
      setOpen(false);
      trigger.current?.focus();
    } else if (panel.current?.matches(':popover-open')) {
      panel.current.hidePopover();
      // Browsers return the focus only from a popover that is not inside another one.
      const isLost = panel.current.contains(document.activeElement);
      if (isLost) trigger.current?.focus({ preventScroll: true });
    }
  }, []);
  const toggleWithoutSupport = useCallback(() => {
    if (!isSupported(panel.current)) {
      setOpen((current) => !current);
    }
  }, []);

  useCloseOutside({ panel, trigger, open, setOpen });
  return { panel, trigger, open, show, hide, toggleWithoutSupport };
}

type Outside = Pick<Popover, 'panel' | 'trigger' | 'open'> & { setOpen: (open: boolean) => void };

function useCloseOutside({ panel, trigger, open, setOpen }: Outside) {
  useEffect(() => {
    if (!open || isSupported(panel.current)) {
      return undefined;
    }
    const close = ({ target }: Event) => {
      const inside = [panel, trigger].some((ref) => ref.current?.contains(target as Node));
      if (!inside) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open, panel, trigger, setOpen]);
}
