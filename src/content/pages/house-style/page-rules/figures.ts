import type { Prose } from '../../parse';
import type { Finding, PageRule, StyledPage } from '../rule';

const figure =
  /(?<![\p{L}\p{N}#.])\d[\d,.]*(?:\s?(?:px|pixels?|ms|milliseconds?|seconds?|%|percent|rem|em|[kM]B|kilobytes?|megabytes?)(?![\p{L}\p{N}])|:1(?!\d))/gu;

/** A number with a unit may be on a page only if a fact covers the words around it. */
export const figures: PageRule = {
  name: 'figures',
  severity: 'warning',
  check: (page) => page.prose.flatMap((piece) => figuresIn(piece, page)),
};

function figuresIn({ text, written, place }: Prose, { facts }: StyledPage): Finding[] {
  const words = written.replace(/\s/g, ' ');
  const vouched = facts.flatMap(({ says }) => spansOf(says, words));
  return [...text.matchAll(figure)].flatMap(({ 0: found, index }) => {
    const isVouched = vouched.some(([from, to]) => from <= index && index + found.length <= to);
    if (isVouched) return [];
    const fix =
      'Add the words around it to the `facts.ts` next to the page, with the check that they hold.';
    return [{ ...place(index), what: `No fact vouches for “${found}”.`, fix }];
  });
}

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
function spansOf(says: string, text: string): [number, number][] {
  const words = says.trim().split(/\s+/).map(toPattern);
  const pattern = new RegExp(words.join('[`\\s]+'), 'g');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

function toPattern(word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace(/\\\(/g, '$&[`\\s]*').replace(/\\[.?)]|[,;:!]/g, '[`\\s]*$&');
}
