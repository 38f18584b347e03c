import { Search } from 'lucide-react';
import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { hasCommandKey } from '@/base/browser';
import { useTranslate } from '@/base/i18n';
import styles from './SearchButton.module.css';
import { useSearchDialog } from './useSearchDialog';

const ignore = () => undefined;
const neverChanges = () => ignore;
const hasNoCommandKey = () => false;

/**
 * Renders the button that opens the search (contract §4). The page's JavaScript contains only this; the dialog, the
 * worker and the product's index are loaded on hover or focus.
 */
export function SearchButton() {
  const t = useTranslate();
  const isApple = useSyncExternalStore(neverChanges, hasCommandKey, hasNoCommandKey);
  const { isOpen, Dialog, typed, prepare, open, close } = useSearchDialog();
  const typeAhead = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    // The document listens for the shortcut, too.
    event.stopPropagation();
    void open(key === '/' ? '' : key);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('search.name')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => void open()}
        onKeyDown={typeAhead}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
      >
        <Search aria-hidden />
        <span aria-hidden className={styles.text}>
          {t('search.name')}
        </span>
        <kbd aria-hidden className={styles.keys}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {Dialog && <Dialog open={isOpen} onClose={close} typed={typed} />}
    </>
  );
}
