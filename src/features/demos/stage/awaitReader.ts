const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input'] as const;

/** Calls `start` once, when an element comes near the viewport or the reader turns to it. */
export function awaitReader(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    },
    { rootMargin: '200px' },
  );
  function stop() {
    observer.disconnect();
    signs.forEach((sign) => element.ownerDocument.removeEventListener(sign, notice, true));
  }
  function notice({ target }: Event) {
    if (target instanceof Node && element.contains(target)) begin();
  }
  function begin() {
    stop();
    start();
  }
  observer.observe(element);
  // Focus may have come before this script.
  if (element.contains(document.activeElement)) begin();
  else signs.forEach((sign) => element.ownerDocument.addEventListener(sign, notice, true));
  return stop;
}
