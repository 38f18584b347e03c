import type { CodeRange } from '@/model';

/** Code with its highlighted form. */
export interface Marked {
  code: string;
  html: string;
}

/** Wraps a piece of code in a token element with a class, if one is given. */
export function toToken(code: string, kind?: string): Marked {
  const html = escapeHtml(code);
  return { code, html: kind && code ? `<span class="${kind}">${html}</span>` : html };
}

/** Concatenates pieces. */
export function joinCode(...pieces: readonly (Marked | string)[]): Marked {
  const all = pieces.map((piece) => (typeof piece === 'string' ? toToken(piece) : piece));
  return {
    code: all.map(({ code }) => code).join(''),
    html: all.map(({ html }) => html).join(''),
  };
}

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

/** Replaces the indentation of every line but the first; tokens that span lines stay intact. */
export function replaceIndent({ code, html }: Marked, from: string, to: string): Marked {
  const start = new RegExp(`\\n${from}(?=.)`, 'g');
  return { code: code.replace(start, `\n${to}`), html: html.replace(start, `\n${to}`) };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
