/** What the document makes a tab stop in case it scrolls: a reader without a mouse could not see its end. */
const scrollers = '.code code[tabindex], .table-scroll[tabindex]';

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Leaves those blocks of code and tables among the tab stops that scroll, at every width. Returns how to stop. */
export function keepNeededTabStops(root: ParentNode): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = isCut(target) ? 0 : -1;
  });
  for (const element of root.querySelectorAll(scrollers)) observer.observe(element);
  return () => observer.disconnect();
}
