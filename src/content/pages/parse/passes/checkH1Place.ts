import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';

/** Reports an H1 that does not come first, and further ones. Takes the indexes of their tokens. */
export function checkH1Place(draft: Draft, index: number, others: readonly number[]): void {
  checkFirst(draft, index);
  checkOthers(draft, others);
}

function checkFirst(draft: Draft, index: number): void {
  const token = draft.tokens[index];
  const isEmpty = ({ type, content }: Token): boolean => type === 'html_block' && !content.trim();
  if (token && !draft.tokens.slice(0, index).every(isEmpty)) {
    report(draft, {
      ...positionOf(draft, token),
      what: 'The H1 is not the first thing on the page.',
      fix: 'Move what is above it below the description.',
    });
  }
}

function checkOthers(draft: Draft, indexes: readonly number[]): void {
  for (const index of indexes) {
    const token = draft.tokens[index];
    if (token) {
      report(draft, {
        ...positionOf(draft, token),
        what: 'The page has a second H1.',
        fix: 'Make it `##`: a page has one H1, its title.',
      });
    }
  }
}
