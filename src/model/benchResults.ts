/** A figure of `npm run bench`, and the budget it has to keep (docs/performance.md). */
export interface BenchRow {
  /** What was measured. */
  what: string;
  figure: number;
  /** Empty for a count or a score. */
  unit: string;
  /** The part of the bench that measured it. */
  part: string;
  /** Day of the measurement, `2026-11-24`. */
  day: string;
  /** The most it may be. */
  most?: number;
  /** The least it may be. */
  least?: number;
}

/** The machine that was measured on. */
export interface BenchMachine {
  processor: string;
  cores: number;
  /** Memory in GB. */
  memory: number;
  /** Version of Node. */
  node: string;
}

/** What `bench/results.json` holds. */
export interface BenchResults {
  machine: BenchMachine;
  rows: readonly BenchRow[];
}

/** Whether a figure keeps its budget; undefined where it has none. */
export function keepsBudget({ figure, most, least }: BenchRow): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return figure <= (most ?? Infinity) && figure >= (least ?? -Infinity);
}

/** A budget in short, `≤ 150`; empty where there is none. */
export function printBudget({ most, least }: Pick<BenchRow, 'most' | 'least'>): string {
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? '' : `≥ ${least}`;
}
