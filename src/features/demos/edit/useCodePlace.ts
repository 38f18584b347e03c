import { useCallback, useId, useState, type RefObject } from 'react';

/** The element with a demo's code. */
export interface CodePlace {
  /** Id of the element. */
  id: string;
  isOpen: boolean;
  /** Whether the reader opened or closed it. */
  wasOpened: boolean;
  open: () => void;
  toggle: () => void;
  /** Moves the focus to the button that opens the code, or to the start of the demo if there is no button. */
  leave: () => void;
}

/** Keeps whether a demo's code is open. `box` is the element around the demo, `start` the one right before it. */
export function useCodePlace(
  { box, start }: Record<'box' | 'start', RefObject<HTMLElement>>,
  isOpenAtFirst: boolean,
): CodePlace {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const toggle = () => {
    setOpen((before) => !before);
    setOpened(true);
  };
  const leave = () => {
    const toggler = box.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    (toggler ?? start.current)?.focus();
  };
  return { id, isOpen, wasOpened, open, toggle, leave };
}
