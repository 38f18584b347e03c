import { Search } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import styles from './SearchButton.module.css';
import { watchShortcuts } from './watchShortcuts';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./dialog'));
const SearchDialog = lazy(load);

const ignore = () => undefined;
const neverChanges = () => ignore;
const hasCommandKey = () => /mac|iphone|ipad/i.test(navigator.platform);
const hasNoCommandKey = () => false;

/**
 * The button that opens the search (contract §4). Of the search, only this is in the JavaScript of a page: the dialog,
 * the worker and the shard of the product follow when a reader reaches for it.
 */
export function SearchButton() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  // What fails to arrive is tried again when the reader opens the dialog.
  const prepare = () => void load().then((dialog) => dialog.prepare(products), ignore);
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  const typed = useRef('');
  const open = async (text = '') => {
    typed.current += text;
    // Where the dialog cannot be fetched nothing opens, and the next try fetches again.
    const dialog = await load().catch(ignore);
    dialog?.prepare(products);
    if (dialog) setState({ isOpen: true, wasOpened: true });
  };
  const close = () => {
    typed.current = '';
    setState({ isOpen: false, wasOpened: true });
  };
  const isApple = useSyncExternalStore(neverChanges, hasCommandKey, hasNoCommandKey);
  useEffect(() => watchShortcuts(() => void open()), []); // eslint-disable-line react-hooks/exhaustive-deps -- always the same products
  const typeAhead = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    // The shortcut is heard by the document, too.
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
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Search aria-hidden />
        <span aria-hidden className={styles.text}>
          {t('search.name')}
        </span>
        <kbd aria-hidden className={styles.keys}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {state.wasOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={state.isOpen} onClose={close} typed={typed} />
        </Suspense>
      )}
    </>
  );
}
