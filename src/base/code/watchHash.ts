/**
 * Calls `listener` whenever the reader navigates to a hash of the page, even by a link to the current hash, which fires
 * no `hashchange` (HTML standard, "navigate to a fragment"). Returns a function that removes the listener.
 */
export function watchHash(listener: () => void): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const isElsewhere = ctrlKey || metaKey || shiftKey || altKey;
    if (link && link.hash && link.href === window.location.href && !isElsewhere) listener();
  };
  window.addEventListener('hashchange', listener);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('hashchange', listener);
    document.removeEventListener('click', onClick);
  };
}
