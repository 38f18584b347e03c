import type { Token } from 'markdown-it';
import type { Heading } from '@/model';
import { report, type Draft } from '../draft';
import { placeOf } from '../place';
import { plainText } from '../tokens';
import { nestHeadings } from './nestHeadings';
import { slug, takeId } from './slug';

type FlatHeading = Omit<Heading, 'children'>;

/** Gives headings of level 2 to 4 their ids, collects them for the table of contents and checks their levels. */
export function linkHeadings(draft: Draft): void {
  const flat: FlatHeading[] = [];
  const taken = new Set(draft.anchors);
  let previous = 1;
  draft.tokens.forEach((open, index) => {
    const inline = draft.tokens[index + 1];
    const close = draft.tokens[index + 2];
    if (open.type !== 'heading_open' || !inline || !close) {
      return;
    }
    const level = Number(open.tag.slice(1));
    if (open.level === 0) {
      checkLevel(draft, open, { level, previous });
      previous = level;
    }
    if (level === 2 || level === 3 || level === 4) {
      const heading = readHeading(inline, level, taken);
      open.attrSet('id', heading.id);
      close.meta = { heading };
      draft.anchors.push(heading.id);
      flat.push(...(open.level === 0 ? [heading] : []));
    }
  });
  draft.headings = nestHeadings(flat);
}

function readHeading(inline: Token, level: FlatHeading['level'], taken: Set<string>): FlatHeading {
  const title = plainText(inline);
  const plan = /class="plan-(pro|premium)"/.exec(inline.content)?.[1] as Heading['plan'];
  return { id: takeId(slug(title), taken), title, level, ...(plan && { plan }) };
}

function checkLevel(draft: Draft, open: Token, levels: { level: number; previous: number }): void {
  if (levels.level > levels.previous + 1) {
    report(draft, {
      ...placeOf(draft, open),
      what: `The heading skips from level ${levels.previous} to level ${levels.level}.`,
      fix: `Make it \`${'#'.repeat(levels.previous + 1)}\`, or add the heading between.`,
    });
  }
}
