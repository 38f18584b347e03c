import { report, type Draft } from '../draft';
import { placeOfText } from '../place';
import { fenceInfoOf } from '../passes/readFences';

/** Reports highlighted lines that the code does not have. */
export function checkMarkedLines(draft: Draft): void {
  for (const token of draft.tokens) {
    if (token.type !== 'fence') continue;
    const lines = token.content.replace(/\n$/, '').split('\n').length;
    const beyond = fenceInfoOf(token).marked.find((line) => line > lines || line < 1);
    if (beyond === undefined) continue;
    report(draft, {
      ...placeOfText(draft, token, '{'),
      what: `Line ${beyond} is highlighted, but the code has ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
      fix: 'Count lines from 1, or remove the number.',
    });
  }
}
