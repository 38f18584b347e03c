import { useEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './lockScroll';
import { onBackdropClick } from './onBackdropClick';

/**
 * Opens and closes a modal `<dialog>`, behind which the page does not scroll. Calls `onClose` when the reader closes it
 * by a key, or clicks its backdrop.
 */
export function useOpenDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const close = () => latestClose.current();
    dialog.addEventListener('close', close);
    const stopWatching = onBackdropClick(dialog, close);
    return () => {
      dialog.removeEventListener('close', close);
      stopWatching();
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) {
      return;
    }
    if (open) {
      openDialog(dialog);
    } else {
      closeDialog(dialog);
    }
  }, [open]);
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  return ref;
}

// Browsers before 2022 lack `showModal`.
function openDialog(dialog: HTMLDialogElement) {
  if (dialog.showModal) {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
  }
}

function closeDialog(dialog: HTMLDialogElement) {
  if (dialog.close) {
    dialog.close();
  } else {
    dialog.removeAttribute('open');
  }
}
