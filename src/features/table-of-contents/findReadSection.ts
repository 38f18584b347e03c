/** Where a heading is on the screen. */
export interface SectionTop {
  id: string;
  /** Pixels from the top of the window. */
  top: number;
}

/** What else decides which section is being read. */
export interface ReadingPlace {
  /** Pixels from the top of the window where reading begins, just below the header. */
  line: number;
  /** Whether the page cannot be scrolled further. */
  atEnd: boolean;
  /** Section the reader jumped to and has not scrolled away from. */
  target: string | null;
}

/** Id of the section being read: the last one that began above the line; null before the first. */
export function findReadSection(
  sections: readonly SectionTop[],
  { line, atEnd, target }: ReadingPlace,
): string | null {
  if (target !== null && sections.some(({ id }) => id === target)) return target;
  // The sections of the last screen never reach the line.
  if (atEnd) return sections.at(-1)?.id ?? null;
  return sections.findLast(({ top }) => top <= line)?.id ?? null;
}
