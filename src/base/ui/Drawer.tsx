import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton';
import { joinClasses } from './joinClasses';

/** Properties of {@link Drawer}. */
export interface DrawerProps {
  open: boolean;
  /** Called when the reader asks to close: Escape, the close button, a click beside the drawer. */
  onClose: () => void;
  /** Accessible name, also shown as the drawer's title. */
  label: string;
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A modal panel at the edge of the screen. */
export function Drawer({ open, onClose, label, side = 'end', children }: DrawerProps) {
  const t = useTranslate();
  const ref = useOpenDialog(open, onClose);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) {
      onClose();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does it for keys
    <dialog
      ref={ref}
      aria-label={label}
      className={joinClasses(styles.drawer, styles[side])}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <span className={styles.title}>{label}</span>
          <IconButton label={t('ui.close')} tooltip="none" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

function useOpenDialog(open: boolean, onClose: () => void) {
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
    if (!dialog || dialog.open === open) {
      return;
    }
    if (open) {
      openDialog(dialog);
    } else {
      closeDialog(dialog);
    }
  }, [open]);
  return ref;
}

// Browsers before 2022 have the element without its methods.
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
