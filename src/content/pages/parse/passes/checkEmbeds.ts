import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { placeInside, positionOf } from '../place';

const embedPattern = /\{\{\s*"?(?:demo|component)\b/;

/** Code and comments, where authors may write anything. */
const shownAsIs = /(`+)[^`][\s\S]*?\1|<!--[\s\S]*?-->/g;

const containerNames: Readonly<Record<string, string>> = {
  callout_open: 'a callout',
  code_tabs_open: 'code tabs',
  feature_list_open: 'a feature list',
  blockquote_open: 'a quotation',
  list_item_open: 'a list',
};

/** Reports demos and components in places that do not allow them: inside of a callout, a list or a sentence. */
export function checkEmbeds(draft: Draft): void {
  const open: Token[] = [];
  for (const token of draft.tokens) {
    if (token.nesting === 1) {
      open.push(token);
    } else if (token.nesting === -1) {
      open.pop();
    } else if (token.type === 'embed') {
      checkNesting(draft, token, open);
    }
  }
  draft.tokens.forEach((token) => checkText(draft, token));
}

function checkText(draft: Draft, token: Token): void {
  if (token.type !== 'inline' && token.type !== 'html_block') {
    return;
  }
  const offset = token.content
    .replace(shownAsIs, (text) => ' '.repeat(text.length))
    .search(embedPattern);
  if (offset !== -1) {
    report(draft, {
      ...placeInside(draft, token, offset),
      what: 'A demo or component must be on a line of its own.',
      fix: 'Put the `{{…}}` on its own line, with nothing before or after it.',
    });
  }
}

function checkNesting(draft: Draft, token: Token, open: readonly Token[]): void {
  const container = open.map((outer) => containerNames[outer.type]).findLast(Boolean);
  if (container) {
    report(draft, {
      ...positionOf(draft, token),
      what: `A demo or component cannot be inside ${container}.`,
      fix: 'Move it above or below, to a line without indentation.',
    });
  }
}
