import type { Prose } from '../../parse';
import type { Finding, PageRule, StyledPage } from '../PageRule';
import { spansOf } from './factPhrases';

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
