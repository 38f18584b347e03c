import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { escapeText } from '@/model/escape';
import { checkH1Place } from './checkH1Place';
import { readTitle } from './readTitle';

/** Takes the H1 out of the text and checks that it exists, comes first and is short enough. */
export function takeTitle(draft: Draft): void {
  const { frontMatter, bodyLine } = draft.source;
  const [index, ...others] = draft.tokens.flatMap((token, at) => (isH1(token) ? [at] : []));
  draft.title = frontMatter.title ?? '';
  if (index === undefined) {
    draft.h1 = escapeText(draft.title);
    if (!((frontMatter.date ?? frontMatter.authors) && draft.title)) {
      report(draft, {
        line: bodyLine,
        column: 1,
        what: 'The page has no H1.',
        fix: 'Begin the text with a line `# Title`.',
      });
    }
    return;
  }
  checkH1Place(draft, index, others);
  const inline = draft.tokens[index + 1];
  if (inline) {
    readTitle(draft, inline);
  }
  draft.tokens.splice(index, 3);
}

const isH1 = (token: Token): boolean => token.type === 'heading_open' && token.tag === 'h1';
