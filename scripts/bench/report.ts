import fs from 'node:fs';
import os from 'node:os';

/** A row of the table: what was measured, the figure, and the budget of docs/performance.md as far as it names one. */
interface Row {
  what: string;
  figure: number;
  unit: string;
  budget?: string;
  /** Whether the figure keeps the budget. */
  holds?: boolean;
}

/** The budget of a figure: the most or the least it may be. */
export interface Budget {
  unit: string;
  most?: number;
  least?: number;
}

/** The figures so far. They are shown as they come, as a table at the end, and kept in a file. */
export class Report {
  private readonly rows: Row[] = [];

  add(what: string, exact: number, { unit, most, least }: Budget): void {
    const figure = Math.round(exact * 1000) / 1000;
    const row: Row = { what, figure, unit };
    if (most !== undefined) Object.assign(row, { budget: `≤ ${most}`, holds: figure <= most });
    if (least !== undefined) Object.assign(row, { budget: `≥ ${least}`, holds: figure >= least });
    this.rows.push(row);
    const verdict = row.budget ? ` (${row.budget}${row.holds ? '' : ', MISSED'})` : '';
    console.log(`  ${what}: ${figure} ${unit}${verdict}`);
  }

  finish(file: string): void {
    const machine = { cores: os.availableParallelism(), node: process.version };
    fs.writeFileSync(file, `${JSON.stringify({ machine, rows: this.rows }, null, 2)}\n`);
    console.table(
      this.rows.map(({ what, figure, unit, budget = '', holds = true }) => {
        return { what, figure, unit, budget, verdict: holds ? '' : 'missed' };
      }),
    );
  }
}
