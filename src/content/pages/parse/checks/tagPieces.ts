import type { Draft } from '../draft';
import { scanTags, type HtmlTag } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlPieces } from '../tokens';
import type { Position } from '../../stages';

/** A tag in the raw HTML of a page, with its position and its source. */
export interface PlacedTag {
  tag: HtmlTag;
  text: string;
  place: Position;
}

/** Lists every tag and comment in the raw HTML of a page, in order. */
export function listTags(draft: Draft): PlacedTag[] {
  return [...htmlPieces(draft.tokens)].flatMap(({ token, block }) => {
    const base = token === block ? 0 : offsetOf(token);
    return scanTags(token.content).map((tag) => ({
      tag,
      text: token.content.slice(tag.start, tag.end),
      place: placeInside(draft, block, base + tag.start),
    }));
  });
}
