import type { Token } from 'markdown-it';
import type { FoundName } from '../../stages';
import type { Draft } from '../draft';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';

/** Collects inline code that may name an API, with the words next to it that tell its kind. */
export function findNames(draft: Draft): void {
  for (const block of draft.tokens) {
    const tokens = block.type === 'inline' ? (block.children ?? []) : [];
    tokens.forEach((token, index) => {
      if (token.type !== 'code_inline' || !mayName(token.content)) return;
      const calledA = calledBy(tokens[index - 1], tokens[index + 1]);
      const place = placeInside(draft, block, offsetOf(token));
      const name: FoundName = { text: token.content, ...place };
      draft.names.push(calledA ? { ...name, calledA } : name);
    });
  }
}

/**
 * Tells whether code may be a name: it has no spaces, unless it is a tag, a prop with its value, an import, or a class
 * in a selector.
 */
function mayName(text: string): boolean {
  const isCode = /^(<\/?[A-Z]|[a-z]\w*=["'{]|import\s)/.test(text);
  return isCode || /\.[A-Z]\w*-\w/.test(text) || /^[.@\w][\w.@/()-]*$/.test(text);
}

/**
 * Returns the kind that the neighboring words state: "the `open` prop", "the prop `open`", "the `Button` component".
 */
function calledBy(before?: Token, after?: Token): FoundName['calledA'] {
  const noun =
    /^\s+(prop|component|hook)s?\b/.exec(textOf(after))?.[1] ??
    /\b(prop|component|hook)s?\s+$/.exec(textOf(before))?.[1];
  return noun as FoundName['calledA'];
}

const textOf = (token?: Token): string => (token?.type === 'text' ? token.content : '');
