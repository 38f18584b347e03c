import type { BenchRow } from '@/model';

/** Where a figure and its budget are on a plot, from 0 to 1. */
export interface PlotScale {
  figure: number;
  budget: number;
}

/** The share of a plot that its larger value takes; what is left shows that the plot goes on. */
const largest = 0.9;

/** Places a figure next to its budget, from nothing on; undefined where there is no budget. */
export function scaleOf({ figure, most, least }: BenchRow): PlotScale | undefined {
  const budget = most ?? least;
  if (budget === undefined) return undefined;
  const end = Math.max(figure, budget);
  const place = (value: number) => (end > 0 ? (Math.max(0, value) / end) * largest : 0);
  return { figure: place(figure), budget: place(budget) };
}
