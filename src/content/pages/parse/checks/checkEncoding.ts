import { report, type Draft } from '../draft';

/** The replacement character, which decoding puts in the place of bytes that are not UTF-8. */
const replacement = '\uFFFD';

/** Reports the first character of a page that is not UTF-8: the file was saved in another encoding. */
export function checkEncoding(draft: Draft): void {
  const line = draft.lines.findIndex((text) => text.includes(replacement));
  if (line === -1) return;
  report(draft, {
    line: draft.source.bodyLine + line,
    column: (draft.lines[line] ?? '').indexOf(replacement) + 1,
    what: 'The file is not UTF-8.',
    fix: 'Save it with the encoding UTF-8, and write this character again.',
  });
}
