import { escapeText } from '@/model/escape';

/** Code with its highlighted form. */
export interface Marked {
  code: string;
  html: string;
}

/** Wraps a piece of code in a token element with a class, if one is given. */
export function toToken(code: string, kind?: string): Marked {
  const html = escapeText(code);
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

/** Replaces the indentation of every line but the first; tokens that span lines stay intact. */
export function replaceIndent({ code, html }: Marked, from: string, to: string): Marked {
  const start = new RegExp(`\\n${from}(?=.)`, 'g');
  return { code: code.replace(start, `\n${to}`), html: html.replace(start, `\n${to}`) };
}
