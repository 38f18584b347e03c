import type { PlaygroundSubject, PlaygroundValue } from '@/model';

/** What the attributes of an element say; null stands for what only a run tells. */
export function readGiven(
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

function valueOf(written: string): PlaygroundValue | null {
  if (written === '') return true;
  return literal(written.replace(/^\s*=\s*/, '').replace(/^\{\s*([^]*?)\s*\}$/, '$1'));
}

/** The value of a literal in code; null where it is more than that. */
export function literal(code: string): PlaygroundValue | null {
  if (code === 'true' || code === 'false') return code === 'true';
  if (/^-?\d+(\.\d+)?$/.test(code)) return Number(code);
  const [, , text] = /^(['"`])([^'"`\\$]*)\1$/.exec(code) ?? [];
  return text ?? null;
}
