let locks = 0;

/**
 * Keeps the page behind something modal from scrolling, until the returned function is called. The style sheet reads an
 * attribute: for `html:has(dialog:modal)` the browser would search the whole page after every change of the document.
 */
export function lockScroll(): () => void {
  locks += 1;
  let isLocked = true;
  apply();
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    apply();
  };
}

function apply(): void {
  document.documentElement.toggleAttribute('data-scroll-locked', locks > 0);
}
