import type { Token } from 'markdown-it';
import type { Heading } from '@/model';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { plainText } from '../tokens';
import { otherSlugs, slug, takeId } from './slug';
import { takeWrittenIds } from './writtenIds';

type FlatHeading = Omit<Heading, 'children'>;

/** A heading with the ids that its author wrote. */
interface FoundHeading {
  open: Token;
  inline: Token;
  close: Token;
  level: number;
  /** Ids in `{#…}`, the heading's own first; usually none. */
  written: readonly string[];
}

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

function findHeadings(draft: Draft): FoundHeading[] {
  return draft.tokens.flatMap((open, index) => {
    const inline = draft.tokens[index + 1];
    const close = draft.tokens[index + 2];
    if (open.type !== 'heading_open' || !inline || !close) return [];
    const level = Number(open.tag.slice(1));
    return [{ open, inline, close, level, written: takeWrittenIds(draft, inline, level) }];
  });
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

/** A heading as rendered. */
interface LinkedHeading {
  heading: FlatHeading & { aliases: string[] };
  /** Ids that links may use, unless another element has them. */
  other: readonly string[];
  /** Whether it is in a list, a quotation or a callout: the table of contents omits it. */
  isInside: boolean;
}

function linkHeading(found: FoundHeading, taken: Set<string>): LinkedHeading[] {
  const { open, inline, close, level } = found;
  if (level !== 2 && level !== 3 && level !== 4) return [];
  const title = plainText(inline);
  const plan = /class="plan-(pro|premium)"/.exec(inline.content)?.[1] as Heading['plan'];
  const [own, ...written] = found.written;
  const id = own ?? takeId(slug(title), taken);
  const heading = { id, title, level, aliases: written, ...(plan && { plan }) } as const;
  open.attrSet('id', id);
  open.meta = { aliases: heading.aliases };
  close.meta = { heading };
  return [{ heading, other: own ? [] : otherSlugs(title), isInside: open.level > 0 }];
}

/** Ids that the page uses outside of its text, which nothing in the text must have. */
export const shellIds: readonly string[] = ['main-content', 'bundle-parts', 'content-problems'];

/** Headings one after the other to headings below each other, for the table of contents. */
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
