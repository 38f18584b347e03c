import { foldWord, isUnspaced, pairsOf, splitName, tokensOf } from '@/model/searchWords';

/** A range of a text; `to` is exclusive. */
export type TextRange = readonly [from: number, to: number];

/** What to mark: typed words, and the terms they matched. */
export interface Marking {
  typed: readonly string[];
  terms: ReadonlySet<string>;
}

/** Returns the matched ranges of a text, in order. For a prefix match, only the typed part is marked. */
export function markText(text: string, marking: Marking): TextRange[] {
  return tokensOf(text).flatMap((token) => {
    if (isUnspaced(token.text)) return markUnspaced(token, marking);
    const parts = splitName(token.text);
    const isTyped = marking.typed.includes(foldWord(token.text));
    const marked = isTyped || parts.length === 1 ? [] : markParts(parts, token.at, marking);
    if (marked.length > 0) return marked;
    const length = markWord(token.text, marking);
    return length > 0 ? [[token.at, token.at + length] as const] : [];
  });
}

function markParts(parts: readonly string[], start: number, marking: Marking): TextRange[] {
  let at = start;
  return parts.flatMap((part) => {
    const from = at;
    at += part.length;
    const length = markWord(part, marking);
    return length > 0 ? [[from, from + length] as const] : [];
  });
}

/** Returns how many letters of a word to mark. */
function markWord(word: string, { typed, terms }: Marking): number {
  const folded = foldWord(word);
  if (!terms.has(folded)) return 0;
  const beginning = typed.find((one) => folded.startsWith(one));
  return beginning && folded.length === word.length ? beginning.length : word.length;
}

/** Marks the matched pairs of characters; those that overlap are one range. */
function markUnspaced({ text, at }: { text: string; at: number }, { terms }: Marking): TextRange[] {
  const ranges: [from: number, to: number][] = [];
  let from = at;
  for (const pair of pairsOf(text)) {
    const to = from + pair.length;
    const last = ranges.at(-1);
    if (terms.has(foldWord(pair))) {
      if (last && from < last[1]) last[1] = to;
      else ranges.push([from, to]);
    }
    // A character may have two code units.
    const [first = ''] = pair;
    from += first.length;
  }
  return ranges;
}
