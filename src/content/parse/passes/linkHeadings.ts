import type { Token } from 'markdown-it';
import type { Heading } from '@/model';
import type { Draft } from '../draft';
import { plainText } from '../tokens';
import { nestHeadings } from './nestHeadings';
import { shellIds } from './shellIds';
import { slug, takeId } from './slug';

type FlatHeading = Omit<Heading, 'children'>;

/** Gives headings of level 2 to 4 their ids, and collects them for the table of contents. */
export function linkHeadings(draft: Draft): void {
  const flat: FlatHeading[] = [];
  const taken = new Set([...shellIds, ...draft.anchors]);
  draft.tokens.forEach((open, index) => {
    const inline = draft.tokens[index + 1];
    const close = draft.tokens[index + 2];
    if (open.type !== 'heading_open' || !inline || !close) {
      return;
    }
    const level = Number(open.tag.slice(1));
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
