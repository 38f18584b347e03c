import type { Draft } from '../draft';
import type { HtmlTag } from '../html/tags';
import { placeInside } from '../place';
import { htmlTags } from '../tokens';
import type { Position } from '../../stages';

/** A tag in the raw HTML of a page, with its position and its source. */
export interface PlacedTag {
  tag: HtmlTag;
  text: string;
  place: Position;
}

/** Lists every tag and comment in the raw HTML of a page, in order. */
export function listTags(draft: Draft): PlacedTag[] {
  return [...htmlTags(draft.tokens)].map(({ tag, token, block, from }) => ({
    tag,
    text: token.content.slice(tag.start, tag.end),
    place: placeInside(draft, block, from),
  }));
}
