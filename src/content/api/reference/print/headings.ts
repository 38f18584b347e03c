import type { Heading } from '@/model';
import type { Section } from '../stages';

/** Returns a section's entry in the table of contents, with every row of its tables. */
export function headingsOf(section: Section, id: string, level: 2 | 3): Heading[] {
  if (!section.title) return [];
  const rows = section.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
  // Inherited rows are visible only on request.
  const children = rows
    .filter((row) => !row.origin && row.name)
    .map((row): Heading => {
      const below = level === 2 ? 3 : 4;
      const { id, name: title, plan } = row;
      return { id, title, level: below, ...(plan && { plan }), children: [] };
    });
  return [{ id, title: section.title, level, children }];
}

/** Returns the ids of everything in a section that links can name. */
export function anchorsOf(section: Section, id: string): string[] {
  const inside = section.parts.flatMap((part) => {
    if (part.kind === 'table') return part.rows.map((row) => row.id);
    return part.kind === 'types' ? part.types.map((type) => type.id) : [];
  });
  return section.title ? [id, ...inside] : inside;
}
