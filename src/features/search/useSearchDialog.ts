import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { currentContext } from './currentContext';
import { watchShortcuts } from './watchShortcuts';
import { startEarly } from './worker/pageWorker';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./dialog'));

const ignore = () => undefined;

/** The dialog's component is kept in state: `lazy` would render the page once more without it. */
interface DialogState {
  isOpen: boolean;
  Dialog?: ComponentType<SearchDialogProps>;
}

/**
 * Returns the search dialog once its code has loaded, and the functions that prepare, open and close it. The shortcuts
 * open it as well.
 */
export function useSearchDialog() {
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
  useEffect(() => watchShortcuts(() => void open()), []); // eslint-disable-line react-hooks/exhaustive-deps -- always the same products
  return { isOpen, Dialog, typed, prepare, open, close };
}
