import { kindFacts } from '../kinds';
import type { PageRule } from '../PageRule';

/** The prose of a page must have a number of words that fits its kind. */
export const length: PageRule = {
  name: 'length',
  severity: 'style',
  check({ kind, prose }) {
    const [least, most] = kindFacts[kind].words ?? [0, Infinity];
    const count = prose.reduce((sum, { written }) => sum + countWords(written), 0);
    if (count >= least && count <= most) return [];
    const range = `${least} to ${most.toLocaleString('en-US')}`;
    const what = `The page has ${count.toLocaleString('en-US')} words of prose; a ${kind} page has ${range}.`;
    const fix =
      count < least
        ? 'Answer what a reader would still have to search for.'
        : 'Cut what repeats the demos, or move a topic to a page of its own.';
    return [{ ...(prose[0]?.place(0) ?? { line: 1, column: 1 }), what, fix }];
  },
};

/** Counts words separated by spaces; a piece of code counts as its written words. */
function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
