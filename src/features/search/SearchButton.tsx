import { Search } from 'lucide-react';
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { currentContext } from './currentContext';
import styles from './SearchButton.module.css';
import { watchShortcuts } from './watchShortcuts';
import { startEarly } from './worker/pageWorker';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./dialog'));

const ignore = () => undefined;
const neverChanges = () => ignore;
const hasCommandKey = () => /mac|iphone|ipad/i.test(navigator.platform);
const hasNoCommandKey = () => false;

/** The dialog's component is kept in state: `lazy` would render the page once more without it. */
interface DialogState {
  isOpen: boolean;
  Dialog?: ComponentType<SearchDialogProps>;
}

/**
 * Renders the button that opens the search (contract §4). The page's JavaScript contains only this; the dialog, the
 * worker and the product's index are loaded on hover or focus.
 */
export function SearchButton() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const prepare = async () => {
    // The worker does not wait for the dialog's code.
    startEarly(currentContext(products).shard);
    const dialog = await load().catch(ignore);
    dialog?.prepare(products);
    return dialog;
  };
  const [{ isOpen, Dialog }, setState] = useState<DialogState>({ isOpen: false });
  const typed = useRef('');
  const open = async (text = '') => {
    typed.current += text;
    // If the dialog cannot be loaded, nothing opens, and the next click tries again.
    const dialog = await prepare();
    // In slices: a worker starts only when the main thread has a moment for it.
    if (dialog) startTransition(() => setState({ isOpen: true, Dialog: dialog.default }));
  };
  const close = () => {
    typed.current = '';
    setState((state) => ({ ...state, isOpen: false }));
  };
  const isApple = useSyncExternalStore(neverChanges, hasCommandKey, hasNoCommandKey);
  useEffect(() => watchShortcuts(() => void open()), []); // eslint-disable-line react-hooks/exhaustive-deps -- always the same products
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
