/** Minimum height in pixels while a dialog or menu of the demo is open. */
const overlayHeight = 420;

/**
 * Reports the required height of the frame in pixels, whenever it changes. Returns a function that measures at once,
 * because browsers delay resize observers in hidden frames.
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

/** Whether a popup is open: it is rendered next to the demo, at the end of the body. */
function hasOverlay(content: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) =>
      element !== content && !/^(SCRIPT|STYLE|TEXTAREA)$/.test(element.tagName) && isSeen(element),
  );
}

function isSeen(element: Element): boolean {
  return [element, ...element.children].some((one) => one.getClientRects().length > 0);
}
