import type { Draft } from '../draft';
import { grammar } from '../grammar';

/** Markdown to the flat list of tokens that the other passes work on. */
export function readTokens(draft: Draft): void {
  draft.tokens = grammar.parse(draft.source.body, draft.env);
}
