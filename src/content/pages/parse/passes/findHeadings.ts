import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { takeWrittenIds } from './writtenIds';

/** A heading with the ids that its author wrote. */
export interface FoundHeading {
  open: Token;
  inline: Token;
  close: Token;
  level: number;
  /** Ids in `{#…}`, the heading's own first; usually none. */
  written: readonly string[];
}

/** Finds the headings of a page and takes the ids out of their text. */
export function findHeadings(draft: Draft): FoundHeading[] {
  return draft.tokens.flatMap((open, index) => {
    const inline = draft.tokens[index + 1];
    const close = draft.tokens[index + 2];
    if (open.type !== 'heading_open' || !inline || !close) return [];
    const level = Number(open.tag.slice(1));
    return [{ open, inline, close, level, written: takeWrittenIds(draft, inline, level) }];
  });
}
