/** Whether keys typed into an element are its own. */
function takesKeys(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

const openDialog = 'dialog:is([open], :popover-open)';

/** Calls `open` for Ctrl+K, ⌘+K and `/`, unless another dialog is open or the key is being typed somewhere. */
export function watchShortcuts(open: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // For a field in a shadow root, the event's target is the root's host.
    const [target] = event.composedPath();
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !takesKeys(target);
    const isK = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !event.shiftKey;
    if ((!isSlash && !isK) || event.defaultPrevented || document.querySelector(openDialog)) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
