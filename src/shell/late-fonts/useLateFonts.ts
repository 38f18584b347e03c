import { useEffect } from 'react';

/** Separates URLs, which cannot contain it. */
const separator = ' ';

/** Milliseconds after which fonts are loaded even if the browser is never idle. */
const patience = 3000;

/**
 * Loads style sheets of fonts when the page has loaded and the browser is idle, so that neither the first paint nor
 * anything else waits for a slow service. Once loaded, they stay.
 */
export function useLateFonts(stylesheets: readonly string[]): void {
  const addresses = stylesheets.join(separator);
  useEffect(() => {
    if (addresses === '') return undefined;
    const add = () => addresses.split(separator).forEach(addStylesheet);
    const wait = () => {
      if (window.requestIdleCallback) window.requestIdleCallback(add, { timeout: patience });
      else window.setTimeout(add);
    };
    if (document.readyState === 'complete') return wait();
    window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, [addresses]);
}

function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
