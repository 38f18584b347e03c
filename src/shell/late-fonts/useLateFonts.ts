import { useEffect } from 'react';

/** Between two addresses; none of them contains it. */
const separator = ' ';

/** Milliseconds after which fonts are asked for even if the page never rests. */
const patience = 3000;

/**
 * Asks for the stylesheets of fonts when the page has loaded and rests, so that neither the first paint nor anything
 * else waits for a service that is slow or gone. Once there, they stay.
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
