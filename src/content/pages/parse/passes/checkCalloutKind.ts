import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { placeInOpening } from '../place';
import { containerOf } from '../markdown/containerRule';
import { calloutKinds } from './calloutKinds';

/** The names of these kinds on other sites. */
const foreignKinds: Readonly<Record<string, keyof typeof calloutKinds>> = {
  note: 'info',
  tip: 'success',
  caution: 'warning',
  danger: 'error',
};

/** Reports a callout of unknown kind, or with text after its kind. Stores the kind in `info` of the token. */
export function checkCalloutKind(draft: Draft, token: Token): void {
  const { opening } = containerOf(token);
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
