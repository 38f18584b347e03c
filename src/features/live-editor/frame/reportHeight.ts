/** Room for what a demo opens over the page: a dialog, a menu (pixels). */
const overlayHeight = 420;

/**
 * Tells how tall the frame has to be (pixels), whenever that changes. Gives a function that looks at once: browsers let
 * a frame that is not seen wait with what observes its size.
 */
export function reportHeight(content: HTMLElement, report: (height: number) => void): () => void {
  let last = -1;
  const measure = () => {
    const own = Math.ceil(content.getBoundingClientRect().height);
    const height = hasOverlay(content) ? Math.max(own, overlayHeight) : own;
    if (height !== last) report(height);
    last = height;
  };
  new ResizeObserver(measure).observe(content);
  new MutationObserver(measure).observe(document.body, { childList: true });
  return measure;
}

/** What opens over a page hangs next to the demo, not in it. */
function hasOverlay(content: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) =>
      element !== content && !/^(SCRIPT|STYLE|TEXTAREA)$/.test(element.tagName) && isSeen(element),
  );
}

function isSeen(element: Element): boolean {
  return [element, ...element.children].some((one) => one.getClientRects().length > 0);
}
