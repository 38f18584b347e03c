/** The figure in the middle of some; of an even number the higher of the two. Of none, 0. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
}
