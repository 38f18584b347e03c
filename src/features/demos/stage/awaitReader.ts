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
    signs.forEach((sign) => element.removeEventListener(sign, begin, true));
  }
  function begin() {
    stop();
    start();
  }
  observer.observe(element);
  // Focus may have come before this script.
  if (element.contains(document.activeElement)) begin();
  else signs.forEach((sign) => element.addEventListener(sign, begin, { capture: true }));
  return stop;
}
