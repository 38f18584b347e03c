import type { Heading } from '@/model';

/** Ids of the sections that lead to a section, itself the last; none where it is not among the headings. */
export function findTrail(headings: readonly Heading[], id: string | null): string[] {
  for (const heading of headings) {
    if (heading.id === id) return [heading.id];
    const below = findTrail(heading.children, id);
    if (below.length > 0) return [heading.id, ...below];
  }
  return [];
}
