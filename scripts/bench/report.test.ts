import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchResults } from '@/model';
import { Report } from './report';

let folder: string;
const file = () => path.join(folder, 'bench/results.json');
const read = () => JSON.parse(fs.readFileSync(file(), 'utf8')) as BenchResults;
const measure = (part: string, figure: number) => {
  const report = new Report();
  report.begin(part);
  report.add(`figure of ${part}`, figure, { unit: 'ms', most: 50 });
  report.finish(file());
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-report-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'table').mockImplementation(() => {});
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

it('keeps the figures of parts that were not measured again', () => {
  measure('search', 40);
  measure('icons', 30);
  measure('search', 45.00049);
  expect(read().rows.map(({ part, figure }) => [part, figure])).toEqual([
    ['icons', 30],
    ['search', 45],
  ]);
});

it('drops figures of another machine', () => {
  measure('search', 40);
  const other = { ...read(), machine: { ...read().machine, cores: 999 } };
  fs.writeFileSync(file(), JSON.stringify(other));
  measure('icons', 30);
  expect(read().rows.map(({ part }) => part)).toEqual(['icons']);
});
