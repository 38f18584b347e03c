import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';

/** `{#sizes}` or `{#sizes #size, #sizes-of-buttons}` at the end of a heading. */
export const writtenIdsPattern = /\s*\{\s*(#[^{}]*)\}\s*$/;

const idPattern = /^#[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.:-]*$/u;

/** Returns the own id that an author wrote into the title of a heading; undefined if there is none. */
export function ownIdOf(title: string): string | undefined {
  return splitIds(writtenIdsPattern.exec(title)?.[1] ?? '')[0]?.slice(1);
}

const splitIds = (list: string) => list.split(/[\s,]+/).filter(Boolean);

/** Removes `{#id #alias}` from the text of a heading and returns its ids without `#`, the heading's own first. */
export function takeWrittenIds(draft: Draft, inline: Token, level: number): string[] {
  const last = inline.children?.at(-1);
  const [written, list] = (last?.type === 'text' && writtenIdsPattern.exec(last.content)) || [];
  if (!last || written === undefined || list === undefined) return [];
  last.content = last.content.slice(0, -written.length);
  const ids = splitIds(list);
  const wrong = ids.find((id) => !idPattern.test(id));
  if (wrong !== undefined) {
    report(draft, {
      ...positionOf(draft, inline),
      what: `\`${wrong}\` is not a valid id.`,
      fix: 'Write `{#sizes}`, or `{#sizes #size}` where older links name `#size`.',
    });
    return [];
  }
  if (level < 2 || level > 4) {
    report(draft, {
      ...positionOf(draft, inline),
      what: `A heading of level ${level} cannot have an id.`,
      fix: `Remove \`${written.trim()}\`.`,
    });
    return [];
  }
  return ids.map((id) => id.slice(1));
}
