/**
 * Finds, in the head of pages whose demos come in stylings, which one the address or the reader chose. If it is not the
 * one that the server shows, it leaves a function behind that `showStyling.inline.ts` calls; everyone else pays nothing.
 */
import { stylingCookie, stylingPrefixPattern } from '@/base/code';
import { stylings } from '@/model/styling';

/** What the address says, or else the cookie; anything where a cookie holds anything. */
function chosenStyling(): string | undefined {
  const prefix = stylingPrefixPattern.exec(location.hash)?.[1];
  const named = stylings.find(({ slug }) => slug === prefix);
  if (named) return named.styling;
  try {
    const cookie = new RegExp(`(?:^|; )${stylingCookie}=([^;]*)`).exec(document.cookie);
    return decodeURIComponent(cookie?.[1] ?? '');
  } catch {
    return undefined;
  }
}

/** Swaps the markup of a demo for that of its template in a styling. */
function swap(box: Element, styling: string): void {
  const template = box.querySelector<HTMLTemplateElement>(
    `:scope>template[data-styling="${styling}"]`,
  );
  const markup = box.querySelector('[data-markup]');
  if (!template || !markup) return;
  const shown = document.createDocumentFragment();
  shown.append(...markup.childNodes);
  markup.append(template.content);
  template.content.append(shown);
  template.setAttribute('data-styling', box.getAttribute('data-shows') ?? '');
  box.setAttribute('data-shows', styling);
}

const chosen = chosenStyling();
const [, ...others] = stylings;
const other = others.find(({ styling }) => styling === chosen)?.styling;
if (other) window.__showStyling = (box) => box && swap(box, other);
