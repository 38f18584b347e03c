import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { scanTags } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlPieces } from '../tokens';
import type { Position } from '../../stages';

/** A heading of the page, in markdown or raw HTML. */
export interface FoundLevel {
  level: number;
  place: Position;
  /** Returns the source of a heading of another level: `##`, `<h2>`. */
  write(level: number): string;
  /** Whether it is in a list, a quotation or a callout, where its level is not checked. */
  isInside: boolean;
}

/** Returns the headings in a block's raw HTML. */
export function rawHeadings(draft: Draft, block: Token): FoundLevel[] {
  const write = (level: number): string => `<h${level}>`;
  // The content of a paragraph is one level below the paragraph.
  const isInside = block.level > (block.type === 'inline' ? 1 : 0);
  return [...htmlPieces([block])].flatMap(({ token }) => {
    const base = token === block ? 0 : offsetOf(token);
    return scanTags(token.content)
      .filter(({ kind, name }) => kind === 'open' && /^h[1-6]$/.test(name))
      .map(({ name, start }) => {
        const place = placeInside(draft, block, base + start);
        return { level: Number(name[1]), place, write, isInside };
      });
  });
}
