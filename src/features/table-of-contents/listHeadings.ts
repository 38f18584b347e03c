import type { Heading } from '@/model';

/** All headings in the order of the page. */
export function listHeadings(headings: readonly Heading[]): Heading[] {
  return headings.flatMap((heading) => [heading, ...listHeadings(heading.children)]);
}
