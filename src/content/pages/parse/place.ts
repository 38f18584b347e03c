import type { Token } from 'markdown-it';
import type { Position } from '../stages';
import type { Draft } from './draft';
import { locate } from './markdown/positions';

/** Returns the position of a block in its file. */
export function positionOf(draft: Draft, token: Token): Position {
  const line = token.map?.[0] ?? 0;
  const indent = /^\s*/.exec(draft.lines[line] ?? '')?.[0].length ?? 0;
  return { line: draft.source.bodyLine + line, column: indent + 1 };
}

/** Returns the position in the file of an offset in a block's content. */
export function placeInside(draft: Draft, token: Token, offset: number): Position {
  const { line, column } = locate(draft.lines, token, offset);
  return { line: draft.source.bodyLine + line, column: column + 1 };
}

/** Returns the position in the file of an offset in a container's opening line. */
export function placeInOpening(
  draft: Draft,
  token: Token,
  { opening, offset }: { opening: string; offset: number },
): Position {
  const line = token.map?.[0] ?? 0;
  const start = Math.max(0, (draft.lines[line] ?? '').lastIndexOf(opening));
  return { line: draft.source.bodyLine + line, column: start + offset + 1 };
}

/** Returns the position of a text in a fence's opening line, such as a wrong word in its info string. */
export function placeOfText(draft: Draft, token: Token, text: string): Position {
  const place = positionOf(draft, token);
  const line = draft.lines[token.map?.[0] ?? 0] ?? '';
  const found = line.indexOf(text, line.indexOf(token.markup) + token.markup.length);
  return found === -1 ? place : { ...place, column: found + 1 };
}
