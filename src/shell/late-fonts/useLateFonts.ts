import { useEffect } from 'react';
import { onceIdle } from '@/base/browser';

/** Separates URLs, which cannot contain it. */
const separator = ' ';

/**
 * Loads style sheets of fonts when the page has loaded and the browser is idle, so that neither the first paint nor
 * anything else waits for a slow service. Once loaded, they stay.
 */
export function useLateFonts(stylesheets: readonly string[]): void {
  const addresses = stylesheets.join(separator);
  useEffect(() => {
    if (addresses === '') return undefined;
    return onceIdle(() => addresses.split(separator).forEach(addStylesheet));
  }, [addresses]);
}

function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
