import type { Token } from 'markdown-it';
import type { Position } from '../stages';
import type { Draft } from './draft';

/** Where a block starts in its file. */
export function placeOf(draft: Draft, token: Token): Position {
  const line = token.map?.[0] ?? 0;
  const indent = /^\s*/.exec(draft.lines[line] ?? '')?.[0].length ?? 0;
  return { line: draft.source.bodyLine + line, column: indent + 1 };
}

/** Where a character of a block's content is in the file: the content is its lines without their indentation. */
export function placeInside(draft: Draft, token: Token, offset: number): Position {
  const before = token.content.slice(0, offset).split('\n');
  const row = before.length - 1;
  const line = (token.map?.[0] ?? 0) + row;
  const contentLine = token.content.split('\n')[row] ?? '';
  const indent = Math.max(0, (draft.lines[line] ?? '').indexOf(contentLine));
  return {
    line: draft.source.bodyLine + line,
    column: indent + (before[row]?.length ?? 0) + 1,
  };
}

/** Where a piece of the block's first line is, such as a wrong word in a fence's info string. */
export function placeOfText(draft: Draft, token: Token, text: string): Position {
  const place = placeOf(draft, token);
  const found = (draft.lines[token.map?.[0] ?? 0] ?? '').indexOf(text);
  return found === -1 ? place : { ...place, column: found + 1 };
}
