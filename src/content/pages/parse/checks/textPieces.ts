import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import type { Position } from '../../stages';

/** Markup that markdown left as text, as a reader would see it. */
export interface FoundText {
  match: RegExpExecArray;
  place: Position;
}

/** Finds a pattern in the text of a page, except in code. The pattern is global. */
export function findInText(draft: Draft, pattern: RegExp): FoundText[] {
  return draft.tokens.flatMap((block) =>
    block.type === 'inline' ? findInBlock(draft, block, pattern) : [],
  );
}

function findInBlock(draft: Draft, block: Token, pattern: RegExp): FoundText[] {
  const found: FoundText[] = [];
  // Markdown doesn't provide the position of a text, so it is searched for after the preceding one.
  let from = 0;
  for (const token of block.children ?? []) {
    if (token.type !== 'text') {
      from = Math.max(
        from,
        offsetOf(token) + (token.type === 'code_inline' ? token.content.length : 0),
      );
      continue;
    }
    for (const match of token.content.matchAll(pattern)) {
      const at = Math.max(from, block.content.indexOf(match[0], from));
      found.push({ match, place: placeInside(draft, block, at) });
      from = at + match[0].length;
    }
  }
  return found;
}

/** Finds a pattern at line starts of paragraphs. The pattern begins with `^` and is not global. */
export function findAtLineStarts(draft: Draft, pattern: RegExp): FoundText[] {
  return draft.tokens.flatMap((token, index) => {
    if (token.type !== 'inline' || draft.tokens[index - 1]?.type !== 'paragraph_open') return [];
    let offset = 0;
    return token.content.split('\n').flatMap((line) => {
      const match = pattern.exec(line);
      const start = offset;
      offset += line.length + 1;
      return match ? [{ match, place: placeInside(draft, token, start) }] : [];
    });
  });
}
