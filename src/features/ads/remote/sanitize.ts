import DOMPurify from 'dompurify';
import { cutText } from './cutText';

/**
 * A tag with its name. Attributes end at the first `>` outside of quotes, or at the first one if a quote is not closed.
 */
const tag = /<(\/?[a-z][^\s/>]*)(?:(?:"[^"]*"|'[^']*'|[^'">])*|[^>]*)>/gi;

/** Maximum length of an ad's text, in characters: what fits next to a picture. */
const longestText = 300;

/**
 * Sanitizes untrusted HTML to text and emphasis, 300 characters at most: no scripts, resources or links. Attributes are
 * removed before parsing, because the browser reports inline handlers and styles to the page's content security policy
 * as soon as it parses them, in any document (in Chromium `DOMParser`, `template` and `createHTMLDocument` alike).
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

/** Shortens the text inside an element to `most` characters. */
function cutWords(element: HTMLElement, most: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = most;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = left > 0 ? cutText(node.data, left) : '';
    left -= node.data.length;
  }
}
