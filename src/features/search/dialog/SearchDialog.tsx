import type { MutableRefObject } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel';
import { useDialogPopover } from './useDialogPopover';
import './texts';

/** Properties of {@link SearchDialog}. */
export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Text typed on the button, before the field had the focus. */
  typed: MutableRefObject<string>;
}

/** Renders the search dialog, full-screen on narrow screens. */
export function SearchDialog({ open, onClose, typed }: SearchDialogProps) {
  const t = useTranslate();
  const ref = useDialogPopover(open, onClose);
  return (
    <dialog
      ref={ref}
      {...{ popover: 'auto' }}
      aria-modal
      aria-label={t('search.name')}
      className={styles.dialog}
      data-print="hide"
    >
      {open && <SearchPanel typed={typed} onClose={onClose} />}
    </dialog>
  );
}
