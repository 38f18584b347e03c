import { report, type Draft } from '../draft';
import { listTags } from './tagPieces';
import { findInText } from './textPieces';

/** Reports comments that are never closed: they would hide the rest of the page. */
export function checkComments(draft: Draft): void {
  const inHtml = listTags(draft)
    .filter(({ tag, text }) => tag.kind === 'comment' && !text.endsWith('-->'))
    .map(({ place }) => place);
  const inText = findInText(draft, /<!--/g).map(({ place }) => place);
  for (const place of [...inHtml, ...inText]) {
    report(draft, {
      ...place,
      what: '`<!--` is never closed.',
      fix: 'Add `-->` after the comment, or put it between backticks if it is code.',
    });
  }
}
