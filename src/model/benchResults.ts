/** A measurement of `npm run bench`, and its budget (docs/performance.md). */
export interface BenchRow {
  /** What was measured. */
  what: string;
  figure: number;
  /** Unit; empty for a count or a score. */
  unit: string;
  /** The part of the bench that measured it. */
  part: string;
  /** Date of the measurement, `2026-11-24`. */
  day: string;
  /** Upper limit. */
  most?: number;
  /** Lower limit. */
  least?: number;
}

/** The computer that ran the benchmark. */
export interface BenchMachine {
  processor: string;
  cores: number;
  /** Memory in GB. */
  memory: number;
  /** Version of Node.js. */
  node: string;
}

/** The content of `bench/results.json`. */
export interface BenchResults {
  machine: BenchMachine;
  rows: readonly BenchRow[];
}

/** Tells whether a measurement keeps its budget; undefined if it has none. */
export function keepsBudget({ figure, most, least }: BenchRow): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return figure <= (most ?? Infinity) && figure >= (least ?? -Infinity);
}

/** Formats a budget briefly, `≤ 150` or `≥ 10, ≤ 150`; empty if there is none. */
export function printBudget({ most, least }: Pick<BenchRow, 'most' | 'least'>): string {
  const lower = least === undefined ? [] : [`≥ ${least}`];
  const upper = most === undefined ? [] : [`≤ ${most}`];
  return [...lower, ...upper].join(', ');
}
