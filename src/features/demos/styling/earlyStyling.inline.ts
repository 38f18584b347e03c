/**
 * Reads the styling that the URL or the cookie asks for, in the head of pages with demos in several stylings. If it is
 * not the server's, it defines a function that `showStyling.inline.ts` calls after each demo's markup.
 */
import { stylingCookie, stylingPrefixPattern } from '@/base/code';
import { stylings } from '@/model/styling';

/** Returns the styling of the URL, or else of the cookie, whose value is not validated. */
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
