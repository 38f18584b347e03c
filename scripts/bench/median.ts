/** Returns the median. For an even count it is the higher of the two middle figures, for none it is 0. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
}
