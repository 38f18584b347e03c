import { gtag, readTag, wantsNoTracking } from './gtag';

/**
 * Makes the tag function and requests its script; calls before its arrival wait in the data layer. Readers who do not
 * want to be followed get neither. The script comes from the address the tag's maker documents. A data layer or a tag
 * function that somebody else left and that is none is replaced; where that cannot be done there is no tag.
 * @param id Measurement id, `G-XXXXXXX`.
 */
export function loadTag(id: string): void {
  if (wantsNoTracking() || document.querySelector('script[data-analytics]')) return;
  try {
    if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
    if (!readTag()) window.gtag = tag;
  } catch {
    return;
  }
  gtag('js', new Date());
  // Page views are sent by the site, which knows when a page has its title.
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.analytics = '';
  document.head.append(script);
}

/** What the tag's maker has every page define. */
function tag() {
  // The script expects the arguments object itself, not an array.
  // eslint-disable-next-line prefer-rest-params -- the tag takes nothing but `arguments`
  (window.dataLayer as unknown[]).push(arguments);
}
