/**
 * Calls `look` once the browser has laid the page out, before it paints: who asks for a place earlier makes it lay out
 * a page that is not finished. An element out of sight is looked at when it is shown. Gives a function that withdraws
 * the call.
 */
export function afterLayout(element: Element, look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    look();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    look();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
