import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton';
import { joinClasses } from './joinClasses';
import { useOpenDialog } from './useOpenDialog';

/** Properties of {@link Drawer}. */
export interface DrawerProps {
  open: boolean;
  /** Called when the reader asks to close: Escape, the close button, a click outside the drawer. */
  onClose: () => void;
  /** Accessible name, also shown as the drawer's title. */
  label: string;
  /** Leaves the page undimmed, and on phones its upper part uncovered, because settings in the drawer change it. */
  showsPage?: boolean;
  children: ReactNode;
}

/** Renders a modal panel at the end edge of the screen. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, label, showsPage, children } = props;
  const t = useTranslate();
  const ref = useOpenDialog(open, onClose);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={joinClasses(styles.drawer, showsPage && styles.clear)}
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
