import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { canonicalLanguage, knownLanguages } from '../highlight';
import { positionOf, placeOfText } from '../place';
import { readFenceInfo, type FenceInfo } from './fenceInfo';

const infos = new WeakMap<Token, FenceInfo>();

/** Returns the parsed opening line of a fence. */
export function fenceInfoOf(token: Token): FenceInfo {
  return infos.get(token) ?? readFenceInfo(token.info);
}

/** Reads and checks the info string of every fence. */
export function readFences(draft: Draft): void {
  for (const token of draft.tokens) {
    if (token.type === 'fence') {
      const info = readFenceInfo(token.info);
      infos.set(token, info);
      checkClosed(draft, token);
      checkLanguage(draft, token, info.language);
      for (const { text, what, fix } of info.problems) {
        report(draft, { ...placeOfText(draft, token, text), what, fix });
      }
    }
  }
}

function checkClosed(draft: Draft, token: Token): void {
  const [start, end] = token.map ?? [0, 0];
  const last = (draft.lines[end - 1] ?? '').trimEnd();
  if (end - start < 2 || !last.endsWith(token.markup)) {
    report(draft, {
      ...positionOf(draft, token),
      what: 'The fence is never closed.',
      fix: `Add a line with ${token.markup} after the code.`,
    });
  }
}

function checkLanguage(draft: Draft, token: Token, language: string): void {
  if (canonicalLanguage(language) === undefined) {
    const meant = nearest(language, knownLanguages);
    report(draft, {
      ...placeOfText(draft, token, language),
      what: `Unknown code language \`${language}\`.`,
      fix: meant
        ? `Did you mean \`${meant}\`?`
        : `Use \`text\` for plain text, or one of ${knownLanguages.slice(1, 12).join(', ')}.`,
    });
  }
}
