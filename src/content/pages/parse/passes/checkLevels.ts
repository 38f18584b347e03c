import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import type { Position } from '../../stages';
import { rawHeadings, type FoundLevel } from './rawHeadings';

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

function markdownHeading(draft: Draft, token: Token): FoundLevel[] {
  if (token.type !== 'heading_open') return [];
  const write = (level: number): string => '#'.repeat(level);
  const level = Number(token.tag.slice(1));
  return [{ level, place: positionOf(draft, token), write, isInside: token.level > 0 }];
}

function reportRawH1(draft: Draft, place: Position): void {
  report(draft, {
    ...place,
    what: 'The page has an H1 in HTML.',
    fix: 'Make it `<h2>`, or `# Title` if it is the title of the page: a page has one H1.',
  });
}

function reportSkipped(draft: Draft, { level, place, write }: FoundLevel, previous: number): void {
  report(draft, {
    ...place,
    what: `The heading skips from level ${previous} to level ${level}.`,
    fix: `Make it \`${write(previous + 1)}\`, or add the heading between.`,
  });
}
