/**
 * Selector of blocks that the document makes tab stops in case they scroll: keyboard users could not reach their end
 * otherwise.
 */
const scrollers = '.code code[tabindex], .table-scroll[tabindex]';

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Removes blocks of code and tables that do not scroll from the tab order, and updates that when their width changes.
 * Returns a function that stops it.
 */
export function keepNeededTabStops(root: ParentNode): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = isCut(target) ? 0 : -1;
  });
  for (const element of root.querySelectorAll(scrollers)) observer.observe(element);
  return () => observer.disconnect();
}
