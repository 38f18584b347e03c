import type { Token } from 'markdown-it';

/** Offsets of the lines of a block's content, cached because every position in a long paragraph needs them. */
const rowStarts = new WeakMap<Token, { content: string; starts: number[] }>();

/** Returns the offsets at which the lines of a block's content start. */
export function rowStartsOf(token: Token): number[] {
  const { content } = token;
  const known = rowStarts.get(token);
  if (known?.content === content) return known.starts;
  const starts = [0];
  for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  rowStarts.set(token, { content, starts });
  return starts;
}

/** Finds the line that contains an offset, by binary search. */
export function rowAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
