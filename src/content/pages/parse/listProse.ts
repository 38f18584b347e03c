import type { Token } from 'markdown-it';
import type { MarkdownSource, Position } from '../stages';
import { isDescription } from './markdown/descriptionRule';
import { locate } from './markdown/positions';
import { tokensOf } from './grammar';
import { readProse, type ProseText } from './readProse';

/** The kind of a piece of prose: the description, a heading, a cell in a table's body, a list item, or a paragraph. */
export type ProseKind = 'description' | 'heading' | 'cell' | 'item' | 'paragraph';

/** A piece of a page's prose. */
export interface Prose extends ProseText {
  kind: ProseKind;
  /** Level of a heading, from 1. */
  level?: number;
  /** Returns the position in the file of an offset in the text. */
  place: (offset: number) => Position;
}

/** Lists every piece of a page's prose, in order, to check its words. */
export function listProse(source: Pick<MarkdownSource, 'body' | 'bodyLine'>): Prose[] {
  const { body, bodyLine } = source;
  const lines = body.split(/\r\n?|\n/);
  const open: Token[] = [];
  return tokensOf(source).flatMap((token) => {
    if (token.nesting === 1) open.push(token);
    if (token.nesting === -1) open.pop();
    if (token.type !== 'inline' || !token.content.trim()) return [];
    const place = (offset: number): Position => {
      const { line, column } = locate(lines, token, offset);
      return { line: bodyLine + line, column: column + 1 };
    };
    return [{ ...contextOf(token, open), ...readProse(token.content), place }];
  });
}

function contextOf(token: Token, open: readonly Token[]): Pick<Prose, 'kind' | 'level'> {
  if (isDescription(token)) return { kind: 'description' };
  const parent = open.at(-1);
  if (parent?.type === 'heading_open') return { kind: 'heading', level: Number(parent.tag[1]) };
  if (parent?.type === 'td_open') return { kind: 'cell' };
  const isItem = open.some(({ type }) => type === 'list_item_open');
  return { kind: isItem ? 'item' : 'paragraph' };
}
