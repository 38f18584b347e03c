import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { scanTags } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside, positionOf } from '../place';
import { htmlPieces } from '../tokens';
import type { Position } from '../../stages';

/** A heading of the page, in markdown or raw HTML. */
interface Found {
  level: number;
  place: Position;
  /** Returns the source of a heading of another level: `##`, `<h2>`. */
  write(level: number): string;
  /** Whether it is in a list, a quotation or a callout, where its level is not checked. */
  isInside: boolean;
}

/** Reports headings that skip a level, and raw `<h1>`, in markdown and in HTML. */
export function checkLevels(draft: Draft): void {
  let previous = 1;
  for (const token of draft.tokens) {
    const raw = rawHeadings(draft, token);
    raw.filter(({ level }) => level === 1).forEach(({ place }) => reportRawH1(draft, place));
    for (const found of [...markdownHeading(draft, token), ...raw]) {
      if (found.isInside) continue;
      if (found.level > previous + 1) {
        reportSkipped(draft, found, previous);
      }
      previous = found.level;
    }
  }
}

function markdownHeading(draft: Draft, token: Token): Found[] {
  if (token.type !== 'heading_open') return [];
  const write = (level: number): string => '#'.repeat(level);
  const level = Number(token.tag.slice(1));
  return [{ level, place: positionOf(draft, token), write, isInside: token.level > 0 }];
}

function rawHeadings(draft: Draft, block: Token): Found[] {
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

function reportRawH1(draft: Draft, place: Position): void {
  report(draft, {
    ...place,
    what: 'The page has an H1 in HTML.',
    fix: 'Make it `<h2>`, or `# Title` if it is the title of the page: a page has one H1.',
  });
}

function reportSkipped(draft: Draft, { level, place, write }: Found, previous: number): void {
  report(draft, {
    ...place,
    what: `The heading skips from level ${previous} to level ${level}.`,
    fix: `Make it \`${write(previous + 1)}\`, or add the heading between.`,
  });
}
