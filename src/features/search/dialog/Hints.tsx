import { memo } from 'react';
import { hasCommandKey } from '@/base/browser';
import { useTranslate } from '@/base/i18n';
import { focusField } from './focusField';
import styles from './Hints.module.css';
import './texts';

/** Properties of {@link Hints}. */
export interface HintsProps {
  /** Result of the last command. */
  message: string;
  /** Whether there are recent searches to clear. */
  canRemove: boolean;
  onForgetAll: () => void;
}

/** Renders the footer of the dialog: its keys, and the result of a command. */
export function Hints({ message, canRemove, onForgetAll }: HintsProps) {
  const t = useTranslate();
  return (
    <div className={styles.hints}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <Keys />
      {canRemove && (
        <button
          type="button"
          className={styles.forget}
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            onForgetAll();
          }}
        >
          {t('search.forgetAll')}
        </button>
      )}
    </div>
  );
}

/** Renders the keys of the dialog. */
const Keys = memo(function Keys() {
  const t = useTranslate();
  return (
    <div className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.hints.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('search.hints.open')}
      </span>
      <span>
        <kbd>{hasCommandKey() ? '⌘' : 'Ctrl'} ↵</kbd> {t('search.hints.tab')}
      </span>
      <span>
        <kbd>&gt;</kbd> {t('search.hints.commands')}
      </span>
    </div>
  );
});
