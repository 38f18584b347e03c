/** A text to insert into code, before the character at a position. */
export interface Insertion {
  at: number;
  text: string;
}

/** Applies insertions. At the same position, the outer node's opening comes first and its end last. */
export function insertAll(code: string, insertions: readonly Insertion[]): string {
  const isClosing = ({ text }: Insertion) => text.length === 1;
  const sorted = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort(
      (a, b) =>
        a.at - b.at ||
        Number(isClosing(b)) - Number(isClosing(a)) ||
        (isClosing(a) ? b.order - a.order : a.order - b.order),
    );
  let last = 0;
  const pieces = sorted.map(({ at, text }) => {
    const piece = code.slice(last, at) + text;
    last = at;
    return piece;
  });
  return pieces.join('') + code.slice(last);
}
