/** Returns the median; of an even number of figures the higher middle one, of none 0. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
}
