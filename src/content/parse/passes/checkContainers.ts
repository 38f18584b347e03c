import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { placeInside, placeOf, placeOfText } from '../place';
import type { ContainerMeta } from '../markdown/containerRule';
import { calloutKinds } from './calloutKinds';

/** What other sites call these kinds. */
const foreignKinds: Readonly<Record<string, keyof typeof calloutKinds>> = {
  note: 'info',
  tip: 'success',
  caution: 'warning',
  danger: 'error',
};

const closingLines: Readonly<Record<string, string>> = {
  callout_open: ':::',
  code_tabs_open: '</codeblock>',
  feature_list_open: '</featureList>',
};

/** Finds callouts, code tabs and feature lists that are not closed, and callouts of unknown kind. */
export function checkContainers(draft: Draft): void {
  for (const token of draft.tokens) {
    if (token.type in closingLines) {
      checkClosed(draft, token);
    }
    if (token.type === 'callout_open') {
      checkKind(draft, token);
    } else if (token.type === 'inline') {
      checkStrayClosing(draft, token);
    }
  }
}

function checkClosed(draft: Draft, token: Token): void {
  const { opening, closed } = token.meta as ContainerMeta;
  if (!closed) {
    report(draft, {
      ...placeOf(draft, token),
      what: `\`${opening}\` is never closed.`,
      fix: `Add a line \`${closingLine(token, opening)}\` after its content.`,
    });
  }
}

const closingLine = (token: Token, opening: string): string =>
  /^:+/.exec(opening)?.[0] ?? closingLines[token.type] ?? '';

function checkKind(draft: Draft, token: Token): void {
  const { opening } = token.meta as ContainerMeta;
  const [kind = '', ...rest] = opening.replace(/^:+\s*/, '').split(/\s+/);
  token.info = kind;
  const kinds = Object.keys(calloutKinds);
  if (!kinds.includes(kind)) {
    const meant = foreignKinds[kind] ?? nearest(kind, kinds);
    report(draft, {
      ...placeOfText(draft, token, kind),
      what: `Unknown kind of callout \`${kind}\`.`,
      fix: meant ? `Did you mean \`${meant}\`?` : 'Use `info`, `success`, `warning` or `error`.',
    });
  } else if (rest.length > 0) {
    report(draft, {
      ...placeOfText(draft, token, rest.join(' ')),
      what: `Text after \`:::${kind}\` is not shown.`,
      fix: 'Move it to the next line, in bold if it is a title.',
    });
  }
}

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
