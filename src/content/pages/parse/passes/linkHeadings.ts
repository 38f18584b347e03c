import type { Heading } from '@/model';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { findHeadings, type FoundHeading } from './findHeadings';
import { linkHeading } from './linkHeading';

/**
 * Gives headings of level 2 to 4 their ids, written ones first, and collects them for the table of contents. Other ids
 * of a heading, written ones or those in older links, become anchors inside of it.
 */
export function linkHeadings(draft: Draft): void {
  const taken = new Set([...shellIds, ...draft.anchors]);
  const found = findHeadings(draft);
  found.forEach((heading) => reportTaken(draft, heading, taken));
  const linked = found.flatMap((heading) => linkHeading(heading, taken));
  for (const { heading, other } of linked) {
    const aliases = other.filter((id) => !taken.has(id));
    aliases.forEach((id) => taken.add(id));
    heading.aliases.push(...aliases);
    draft.anchors.push(heading.id, ...heading.aliases);
  }
  draft.headings = nestHeadings(
    linked.flatMap(({ isInside, heading: { aliases: _, ...heading } }) =>
      isInside ? [] : [heading],
    ),
  );
}

/** Reserves the written ids of a heading; reports those that are already taken. */
function reportTaken(draft: Draft, { inline, written }: FoundHeading, taken: Set<string>): void {
  for (const id of written) {
    if (taken.has(id)) {
      report(draft, {
        ...positionOf(draft, inline),
        what: `The id \`${id}\` is taken by something else on the page.`,
        fix: 'Give the heading another id.',
      });
    }
    taken.add(id);
  }
}

/** Ids that the page uses outside of its text, which nothing in the text must have. */
export const shellIds: readonly string[] = ['main-content', 'bundle-parts', 'content-problems'];

/** Nests a list of headings by their levels, for the table of contents. */
export function nestHeadings(flat: readonly Omit<Heading, 'children'>[]): Heading[] {
  const roots: Heading[] = [];
  const open: Heading[] = [];
  for (const heading of flat) {
    const nested: Heading = { ...heading, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= nested.level) {
      open.pop();
    }
    (open.at(-1)?.children ?? roots).push(nested);
    open.push(nested);
  }
  return roots;
}
