import { gtag, readTag, wantsNoTracking } from './gtag';

/**
 * Defines the tag function and requests its script; earlier calls wait in the data layer. Does nothing for readers who
 * opted out of tracking. The script's URL is the one that Google documents. An invalid data layer or tag function left
 * by another script is replaced; if that is impossible, there is no tag.
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
  // The site sends page views itself, when the title of the page is set.
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.analytics = '';
  document.head.append(script);
}

/** The function that Google's snippet defines. */
function tag() {
  // The script expects the arguments object itself, not an array.
  // eslint-disable-next-line prefer-rest-params -- the tag takes nothing but `arguments`
  (window.dataLayer as unknown[]).push(arguments);
}
