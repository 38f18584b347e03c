import { escapePattern } from '@/model/escape';
import type { PageRule } from '../PageRule';

/** The phrase of each fact must be on the page, so that no fact outlives it. */
export const factPhrases: PageRule = {
  name: 'facts',
  severity: 'style',
  check({ prose, facts }) {
    const pieces = facts.length > 0 ? prose.map(({ written }) => written.replace(/\s/g, ' ')) : [];
    return facts.flatMap(({ says, ...place }) => {
      if (pieces.some((piece) => spansOf(says, piece).length > 0)) return [];
      const what = `The page does not say “${says}”.`;
      return [{ ...place, what, fix: 'Write the words as they are on the page, without markup.' }];
    });
  },
};

/** Finds a phrase in a text, ignoring markup and spaces between its words. */
export function spansOf(says: string, text: string): [number, number][] {
  const words = says.trim().split(/\s+/).map(toPattern);
  const pattern = new RegExp(words.join('[`\\s]+'), 'g');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

function toPattern(word: string): string {
  return escapePattern(word)
    .replace(/\\\(/g, '$&[`\\s]*')
    .replace(/\\[.?)]|[,;:!]/g, '[`\\s]*$&');
}
