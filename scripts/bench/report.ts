import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  keepsBudget,
  printBudget,
  type BenchMachine,
  type BenchResults,
  type BenchRow,
} from '../../src/model/benchResults';

/** The unit of a figure, and its budget: the most or the least it may be. */
export interface Budget {
  unit: string;
  most?: number;
  least?: number;
}

/** Collects figures, prints each at once and all in a table at the end, and writes them to a file. */
export class Report {
  private readonly rows: BenchRow[] = [];
  private part = '';

  /** Starts a part. Its figures replace those an earlier run measured for it. */
  begin(part: string): void {
    this.part = part;
    console.log(part);
  }

  add(what: string, exact: number, { unit, most, least }: Budget): void {
    const figure = Math.round(exact * 1000) / 1000;
    const { part } = this;
    const day = new Date().toISOString().slice(0, 10);
    const row: BenchRow = { what, figure, unit, part, day };
    if (most !== undefined) row.most = most;
    if (least !== undefined) row.least = least;
    this.rows.push(row);
    const budget = printBudget(row);
    const verdict = budget ? ` (${budget}${keepsBudget(row) ? '' : ', MISSED'})` : '';
    console.log(`  ${what}: ${figure} ${unit}${verdict}`);
  }

  /** Writes the figures to a file, and keeps those of other parts that were measured on the same machine. */
  finish(file: string): void {
    const machine = readMachine();
    const measured = new Set(this.rows.map(({ part }) => part));
    const others = readMeasured(file, machine).filter(({ part }) => !measured.has(part));
    const results: BenchResults = { machine, rows: [...others, ...this.rows] };
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    console.table(
      this.rows.map((row) => {
        const verdict = keepsBudget(row) === false ? 'missed' : '';
        return {
          what: row.what,
          figure: row.figure,
          unit: row.unit,
          budget: printBudget(row),
          verdict,
        };
      }),
    );
  }
}

function readMachine(): BenchMachine {
  return {
    processor: os.cpus()[0]?.model.trim() || os.arch(),
    cores: os.availableParallelism(),
    memory: Math.round(os.totalmem() / 2 ** 30),
    node: process.versions.node,
  };
}

/** Returns the figures of earlier runs on this machine; an empty list if there is no readable file. */
function readMeasured(file: string, machine: BenchMachine): readonly BenchRow[] {
  try {
    const last = JSON.parse(fs.readFileSync(file, 'utf8')) as BenchResults;
    return JSON.stringify(last.machine) === JSON.stringify(machine) ? last.rows : [];
  } catch {
    return [];
  }
}
