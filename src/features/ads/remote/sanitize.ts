import DOMPurify from 'dompurify';

/** What may remain of a stranger's HTML: words and their emphasis. Nothing that acts, loads or links. */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'span', 'br'],
    ALLOWED_ATTR: [],
  });
}
