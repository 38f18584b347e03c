import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { scanTags } from '../html/tags';
import { offsetOf } from '../markdown/positions';
import { placeInOpening, placeInside, positionOf } from '../place';
import { htmlPieces } from '../tokens';
import type { ContainerMeta } from '../markdown/containerRule';
import { calloutKinds } from './calloutKinds';

/** The names of these kinds on other sites. */
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

/** The source of the containers that look like HTML. */
const written: Readonly<Record<string, string>> = {
  codeblock: '<codeblock storageKey="package-manager">',
  featurelist: '<featureList>',
};

/** Reports callouts, code tabs and feature lists that are unclosed or malformed, and callouts of unknown kind. */
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
    checkTags(draft, token);
  }
}

function checkClosed(draft: Draft, token: Token): void {
  const { opening, closed } = token.meta as ContainerMeta;
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

function checkKind(draft: Draft, token: Token): void {
  const { opening } = token.meta as ContainerMeta;
  const [, before = '', kind = '', space = '', rest] =
    /^(:+\s*)(\S+)(\s*)(.*)$/.exec(opening) ?? [];
  token.info = kind;
  const kinds = Object.keys(calloutKinds);
  if (!kinds.includes(kind)) {
    const meant = foreignKinds[kind] ?? nearest(kind, kinds);
    report(draft, {
      ...placeInOpening(draft, token, { opening, offset: before.length }),
      what: `Unknown kind of callout \`${kind}\`.`,
      fix: meant ? `Did you mean \`${meant}\`?` : 'Use `info`, `success`, `warning` or `error`.',
    });
  } else if (rest) {
    report(draft, {
      ...placeInOpening(draft, token, { opening, offset: `${before}${kind}${space}`.length }),
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

/** Reports tags of code tabs and feature lists that markdown took for HTML, because their line has other text. */
function checkTags(draft: Draft, block: Token): void {
  for (const { token } of htmlPieces([block])) {
    const base = token === block ? 0 : offsetOf(token);
    for (const { kind, name, start } of scanTags(token.content)) {
      const example = written[name];
      if (kind === 'open' && example) {
        report(draft, {
          ...placeInside(draft, block, base + start),
          what: `\`${example.replace(/ .*/, '>')}\` is not understood here.`,
          fix: `Write \`${example}\` on a line of its own, with nothing else in it, and \`${example.replace(/^<(\w+).*/, '</$1>')}\` on another.`,
        });
      }
    }
  }
}
