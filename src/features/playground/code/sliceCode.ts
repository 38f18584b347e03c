import type { CodeRange } from '@/model';
import type { Marked } from './marked';

/** A character of code, an HTML entity, or a tag. */
const piece = /<span[^>]*>|<\/span>|&[^;]+;|[^]/g;

/** Cuts a range out of highlighted code; tokens at its ends are closed. */
export function sliceCode({ code, html }: Marked, { from, to }: CodeRange): Marked {
  let at = 0;
  let open = '';
  let out = '';
  let isOpen = false;
  for (const [text] of html.matchAll(piece)) {
    if (text.startsWith('<')) {
      if (isOpen) out += '</span>';
      isOpen = false;
      open = text === '</span>' ? '' : text;
      continue;
    }
    if (at >= from && at < to) {
      if (open && !isOpen) {
        out += open;
        isOpen = true;
      }
      out += text;
    }
    at += text.startsWith('&') ? 1 : text.length;
  }
  return { code: code.slice(from, to), html: isOpen ? `${out}</span>` : out };
}
