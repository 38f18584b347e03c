import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { placeInside, positionOf } from '../place';
import { containerOf } from '../markdown/containerRule';
import { checkCalloutKind } from './checkCalloutKind';
import { checkContainerTags } from './checkContainerTags';

const closingLines: Readonly<Record<string, string>> = {
  callout_open: ':::',
  code_tabs_open: '</codeblock>',
  feature_list_open: '</featureList>',
};

/** Reports callouts, code tabs and feature lists that are unclosed or malformed, and callouts of unknown kind. */
export function checkContainers(draft: Draft): void {
  for (const token of draft.tokens) {
    if (token.type in closingLines) {
      checkClosed(draft, token);
    }
    if (token.type === 'callout_open') {
      checkCalloutKind(draft, token);
    } else if (token.type === 'inline') {
      checkStrayClosing(draft, token);
    }
    checkContainerTags(draft, token);
  }
}

function checkClosed(draft: Draft, token: Token): void {
  const { opening, closed } = containerOf(token);
  if (!closed) {
    report(draft, {
      ...positionOf(draft, token),
      what: `\`${opening}\` is never closed.`,
      fix: `Add a line \`${closingLine(token, opening)}\` after its content.`,
    });
  }
}

const closingLine = (token: Token, opening: string): string =>
  /^:+/.exec(opening)?.[0] ?? closingLines[token.type] ?? '';

function checkStrayClosing(draft: Draft, token: Token): void {
  const stray = /^:{3,}[ \t]*$/m.exec(token.content);
  if (stray) {
    report(draft, {
      ...placeInside(draft, token, stray.index),
      what: `\`${stray[0].trim()}\` closes no callout.`,
      fix: 'Remove it, or add the line that opens the callout.',
    });
  }
}
