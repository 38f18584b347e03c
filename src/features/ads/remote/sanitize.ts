import DOMPurify from 'dompurify';
import { cutText } from './cutText';

/** A tag with its name. Attributes end at the tag's `>` outside of quotes, or at the first one where quotes are left open. */
const tag = /<(\/?[a-z][^\s/>]*)(?:(?:"[^"]*"|'[^']*'|[^'">])*|[^>]*)>/gi;

/** Characters of an ad's words that are shown: what fits next to a picture. */
const longestText = 300;

/**
 * What may remain of a stranger's HTML: words and their emphasis, 300 characters of them. Nothing that acts, loads or links.
 * Attributes go before a parser sees them: the browser reports handlers and styles to the page's policy as soon as it
 * parses them, in any document (in Chromium `DOMParser`, `template` and `createHTMLDocument` alike).
 */
export function sanitize(html: string): string {
  const words = DOMPurify.sanitize(html.replace(tag, '<$1>'), {
    ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'span', 'br'],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  const box = document.createElement('div');
  box.append(words);
  cutWords(box, longestText);
  return box.innerHTML;
}

/** Leaves the first `most` characters of the text inside an element. */
function cutWords(element: HTMLElement, most: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = most;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = left > 0 ? cutText(node.data, left) : '';
    left -= node.data.length;
  }
}
