import { useLayoutEffect, type RefObject } from 'react';
import { useOpenDialog } from '@/base/ui';

const hasPopovers = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;

/**
 * Opens and closes a dialog that has the attributes `popover="auto"` and `aria-modal`. Escape, a click elsewhere and the
 * back gesture close it, and the Tab key stays in it.
 *
 * A modal dialog makes the rest of the page inert, and therefore the browser compute the styles of all its elements: 130
 * to 200 ms on the Button page with a CPU slowed down by 4, before the reader sees a field. Browsers without popovers,
 * from before 2024, open it as a modal dialog.
 */
export function useDialogPopover(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useOpenDialog(open && !hasPopovers, onClose);
  // In a layout effect: between a commit and its effects, keys would still go to the button that opens the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    if (!hasPopovers) {
      dialog.querySelector('input')?.focus();
      return undefined;
    }
    const before = document.activeElement;
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') onClose();
    };
    dialog.showPopover();
    dialog.querySelector('input')?.focus();
    // Not `toggle`, which comes later: a shortcut in between would open what is about to be closed.
    dialog.addEventListener('beforetoggle', handleToggle);
    dialog.addEventListener('keydown', keepTab);
    return () => {
      dialog.removeEventListener('beforetoggle', handleToggle);
      dialog.removeEventListener('keydown', keepTab);
      if (dialog.matches(':popover-open')) dialog.hidePopover();
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]); // eslint-disable-line react-hooks/exhaustive-deps -- the first `onClose` does the same as later ones
  return ref;
}

/** Moves the focus from the last control of a dialog to the first, and back. */
function keepTab(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('a, button, input')].filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
