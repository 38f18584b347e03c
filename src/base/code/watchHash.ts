/**
 * Calls `listener` whenever the reader goes to a place of the page by its hash; also by a link to the very place the
 * address names already, which is no `hashchange` (HTML standard, "navigate to a fragment"). Returns a function that
 * ends it.
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
