const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input'] as const;

/**
 * Calls `start` once, when an element comes near the viewport or the reader hovers, touches or focuses it. With
 * `onIntent`, being near is not enough, unless the reader's settings hide the server's markup. Returns a function that
 * stops waiting.
 */
export function awaitReader(element: HTMLElement, start: () => void, onIntent = false): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    },
    { rootMargin: '200px' },
  );
  const { documentElement: root } = element.ownerDocument;
  const settings = new MutationObserver(observeIfNeeded);
  function observeIfNeeded() {
    if (!onIntent || isRenderedOtherwise(root)) observer.observe(element);
  }
  function stop() {
    observer.disconnect();
    settings.disconnect();
    signs.forEach((sign) => element.ownerDocument.removeEventListener(sign, notice, true));
  }
  function notice({ target }: Event) {
    if (target instanceof Node && element.contains(target)) begin();
  }
  function begin() {
    stop();
    start();
  }
  observeIfNeeded();
  if (onIntent) settings.observe(root, { attributeFilter: ['dir', 'data-density'] });
  // The element may have had the focus before this script ran.
  if (element.contains(document.activeElement)) begin();
  else signs.forEach((sign) => element.ownerDocument.addEventListener(sign, notice, true));
  return stop;
}

/** Whether the reader's settings hide the server's markup, which is left-to-right and not dense. */
function isRenderedOtherwise(root: HTMLElement): boolean {
  return root.dir === 'rtl' || root.dataset.density === 'dense';
}
