import type { Found } from './found';
import { markText, type TextRange } from './markText';

/** A result with the ranges of its title and text to mark. */
export interface ListedItem extends Omit<Found, 'terms' | 'group'> {
  titleMarks: readonly TextRange[];
  textMarks: readonly TextRange[];
}

/** Returns a result with the ranges of its title and text that match what was typed. */
export function toListed(one: Found, typed: readonly string[]): ListedItem {
  const { kind, label, url, title, trail, text, productId, shard, score } = one;
  const { isDeprecated, isInherited, plan } = one;
  const marking = { typed, terms: new Set(one.terms) };
  return {
    ...{ kind, label, url, title, trail, text, productId, shard, score },
    ...{ isDeprecated, isInherited, plan },
    titleMarks: markText(title, marking),
    textMarks: markText(text, marking),
  };
}
