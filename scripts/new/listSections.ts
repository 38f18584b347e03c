import { grammar, ownIdOf, plainText, slug, takeId } from '@/content/pages/parse';

/** A section of a page, from its heading to the next one. */
export interface Section {
  id: string;
  /** Number of the line before which it ends, from 0. */
  end: number;
}

/** Lists the sections of a page with headings of level 2 to 4. */
export function listSections(body: string): Section[] {
  const tokens = grammar.parse(body, {});
  const taken = new Set<string>();
  const headings = tokens.flatMap((open, index) => {
    const inline = tokens[index + 1];
    if (open.type !== 'heading_open' || !inline) return [];
    const hasId = ['h2', 'h3', 'h4'].includes(open.tag);
    const title = plainText(inline);
    const id = hasId ? (ownIdOf(title) ?? takeId(slug(title), taken)) : '';
    return open.level === 0 ? [{ id, start: open.map?.[0] ?? 0 }] : [];
  });
  const last = body.split('\n').length;
  return headings
    .map(({ id }, index) => ({ id, end: headings[index + 1]?.start ?? last }))
    .filter(({ id }) => id !== '');
}
