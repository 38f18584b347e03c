import { foldWord, isUnspaced, pairsOf, splitName, tokensOf } from '@/model/searchWords';
import { itemAt } from './itemAt';

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

function markUnspaced({ text, at }: { text: string; at: number }, { terms }: Marking): TextRange[] {
  const ranges = pairsOf(text).flatMap((pair, index): TextRange[] =>
    terms.has(foldWord(pair)) ? [[at + index, at + index + pair.length]] : [],
  );
  return ranges.filter(([from], index) => index === 0 || from >= itemAt(ranges, index - 1)[1] - 1);
}
