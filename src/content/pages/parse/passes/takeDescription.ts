import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { renderInline } from '../grammar';
import { escapeText } from '@/model/escape';
import { isDescription } from '../markdown/descriptionRule';
import { positionOf } from '../place';
import { plainText } from '../tokens';
import { checkDescription } from './checkDescription';

/** Takes the description out of the text and checks that it exists, follows the H1 and is short enough. */
export function takeDescription(draft: Draft): void {
  const { frontMatter } = draft.source;
  const [token, ...others] = draft.tokens.filter(isDescription);
  draft.description = frontMatter.description ?? (token ? plainText(token) : '');
  if (!token) {
    reportMissing(draft);
    return;
  }
  draft.descriptionHtml =
    renderInline(token, draft.env) || escapeText(frontMatter.description ?? '');
  checkDescription(draft, token);
  others.forEach((other) => reportSecond(draft, other));
  draft.tokens = draft.tokens.filter((other) => !isDescription(other));
}

function reportMissing(draft: Draft): void {
  const { frontMatter } = draft.source;
  const isPost = frontMatter.date !== undefined || frontMatter.authors !== undefined;
  if (isPost && draft.description) return;
  const h1 = draft.tokens.find((token) => token.tag === 'h1');
  report(draft, {
    line: draft.source.bodyLine + (h1?.map?.[0] ?? 0),
    column: 1,
    what: 'The page has no description.',
    fix: isPost
      ? 'Add a `description` of one sentence to the front matter.'
      : 'Add `<p class="description">One sentence.</p>` below the H1.',
  });
}

function reportSecond(draft: Draft, token: Token): void {
  report(draft, {
    ...positionOf(draft, token),
    what: 'The page has a second description.',
    fix: 'Remove one of the two, or `class="description"` where it is an ordinary paragraph.',
  });
}
