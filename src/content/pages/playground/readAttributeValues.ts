import type { PlaygroundSubject, PlaygroundValue } from '@/model';

/** Returns the values of an element's attributes; null for those known only at run time. */
export function readAttributeValues(
  code: string,
  { attributes }: Pick<PlaygroundSubject, 'attributes'>,
): Record<string, PlaygroundValue | null> {
  return Object.fromEntries(
    attributes.flatMap(({ name, from, to }) => {
      if (name === undefined) return [];
      return [[name, valueOf(code.slice(from + name.length, to))]];
    }),
  );
}

/** A character reference, which JSX replaces in attributes and text, but not in strings between braces. */
const reference = /&#?\w+;/;

/** Returns the text between an element's tags as React renders it; undefined if it has character references. */
export function readText(written: string): string | undefined {
  return reference.test(written) ? undefined : written.trim().replace(/\s*\n\s*/g, ' ');
}

function valueOf(written: string): PlaygroundValue | null {
  if (written === '') return true;
  if (/^\s*=\s*["']/.test(written) && reference.test(written)) return null;
  return literal(written.replace(/^\s*=\s*/, '').replace(/^\{\s*([^]*?)\s*\}$/, '$1'));
}

/** Returns the value of a literal; null for any other expression. */
export function literal(code: string): PlaygroundValue | null {
  if (code === 'true' || code === 'false') return code === 'true';
  if (/^-?\d+(\.\d+)?$/.test(code)) return Number(code);
  const [, , text] = /^(['"`])([^'"`\\$]*)\1$/.exec(code) ?? [];
  return text ?? null;
}
