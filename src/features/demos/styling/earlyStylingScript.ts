import { stylingCookie, stylingPrefixPattern } from '@/base/code';
import { stylings } from '@/model';

const [fallback] = stylings;
const names = JSON.stringify(
  Object.fromEntries(stylings.map(({ slug, styling }) => [slug, styling])),
);

/** Name of the function below on `window`. */
const show = '__showStyling';

/**
 * Runs in the head of pages whose demos come in stylings. Where the address or the reader chose another than the
 * server shows, it leaves a function behind that {@link showStylingScript} calls; everyone else pays nothing. It reads
 * what the preference reads, by hand and small; a test runs both.
 */
export const earlyStylingScript = `(function(d,n){var h=${String(stylingPrefixPattern)}.exec(location.hash),s=h&&n[h[1]];if(!s)try{s=decodeURIComponent((/(?:^|; )${stylingCookie}=([^;]*)/.exec(d.cookie)||[])[1])}catch(e){}if(s=='${fallback.styling}'||!Object.keys(n).some(function(k){return n[k]==s}))return;window.${show}=function(b){var t=b.querySelector(':scope>template[data-styling="'+s+'"]'),m=b.querySelector('[data-markup]'),f=d.createDocumentFragment();if(!t||!m)return;while(m.firstChild)f.appendChild(m.firstChild);m.appendChild(t.content);t.content.appendChild(f);t.setAttribute('data-styling',b.getAttribute('data-shows'));b.setAttribute('data-shows',s)}})(document,${names})`;

/** Stands right behind the markup in every styling: before it is painted, the reader's own takes the server's place. */
export const showStylingScript = `window.${show}&&${show}(document.currentScript.parentNode)`;
