/** Position of a heading in the viewport. */
export interface SectionTop {
  id: string;
  /** Pixels from the top of the viewport. */
  top: number;
}

/** What the current section depends on in addition to the headings. */
export interface ReadingPlace {
  /** Pixels from the top of the viewport to the line at which reading starts, just below the header. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
  /** Id of the section to which the reader jumped, until they scroll. */
  target: string | null;
}

/** Returns the id of the current section: the last one that started above the line; null before the first. */
export function findReadSection(
  sections: readonly SectionTop[],
  { line, atEnd, target }: ReadingPlace,
): string | null {
  if (target !== null && sections.some(({ id }) => id === target)) return target;
  // Sections on the last screen cannot reach the line.
  if (atEnd) return sections.at(-1)?.id ?? null;
  return sections.findLast(({ top }) => top <= line)?.id ?? null;
}
