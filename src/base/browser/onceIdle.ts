/** Milliseconds after which the callback runs even if the browser is never idle. */
const longestWait = 3000;

/**
 * Calls back when the page has loaded and the browser is idle, so that what it does delays neither the first paint nor
 * hydration. Returns a function that cancels the call, as long as the page is loading.
 */
export function onceIdle(callback: () => void): () => void {
  const wait = () => {
    // Safari lacks idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: longestWait });
    else window.setTimeout(callback);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => window.removeEventListener('load', wait);
}
