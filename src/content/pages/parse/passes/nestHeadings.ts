import type { Heading } from '@/model';

/** Nests a flat list of headings for the table of contents. */
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
