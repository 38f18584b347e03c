import type { SyntaxNode } from '@lezer/common';

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};

/**
 * Returns the pieces of a string or template between its arguments, with escapes resolved; undefined for any other
 * expression.
 */
export function piecesOf(node: SyntaxNode, code: string): string[] | undefined {
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  const pieces: string[] = [];
  let from = node.from + 1;
  for (const { from: start, to } of node.getChildren('Interpolation')) {
    pieces.push(code.slice(from, start));
    from = to;
  }
  pieces.push(code.slice(from, node.to - 1));
  return pieces.map(unescape);
}

function unescape(raw: string): string {
  return raw.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, ...found: (string | undefined)[]) => {
      const digits = found.slice(0, 3).find((group) => group !== undefined);
      const character = found[3] ?? '';
      if (digits) return String.fromCodePoint(Number.parseInt(digits, 16));
      return escapes[character] ?? character;
    },
  );
}
