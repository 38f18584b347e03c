import { useEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './lockScroll';

/** Opens and closes a modal `<dialog>`, behind which the page does not scroll. Calls `onClose` when the reader closes it by a key. */
export function useOpenDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const dialog = ref.current;
    const close = () => latestClose.current();
    dialog?.addEventListener('close', close);
    return () => dialog?.removeEventListener('close', close);
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) openDialog(dialog);
    const unlock = lockScroll();
    dialog.addEventListener('close', unlock);
    return () => {
      dialog.removeEventListener('close', unlock);
      unlock();
      if (dialog.open) closeDialog(dialog);
    };
  }, [open]);
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
