import type { Heading } from '@/model';

/** Ids of all headings in the order of the page. */
export function listIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ id, children }) => [id, ...listIds(children)]);
}
