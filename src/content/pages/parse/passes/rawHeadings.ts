import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { placeInside } from '../place';
import { htmlTags } from '../tokens';
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
  return [...htmlTags([block])]
    .filter(({ tag: { kind, name } }) => kind === 'open' && /^h[1-6]$/.test(name))
    .map(({ tag, from }) => {
      const place = placeInside(draft, block, from);
      return { level: Number(tag.name[1]), place, write, isInside };
    });
}
