import { itemAt } from './itemAt';

/**
 * Returns the Damerau–Levenshtein distance of two words: insertions, deletions, substitutions and transpositions of
 * neighbors. Distances above `most` are `most + 1`.
 */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isExchanged = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const distance = Math.min(
        itemAt(last, at) + 1,
        itemAt(current, at - 1) + 1,
        itemAt(last, at - 1) + (isSame ? 0 : 1),
        isExchanged && row > 1 ? itemAt(before, at - 2) + 1 : Infinity,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(itemAt(last, other.length), most + 1);
}
