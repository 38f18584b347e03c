import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBenchResults } from './readBenchResults';

let folder: string;
const write = (text: string) => {
  fs.mkdirSync(path.join(folder, 'bench'));
  fs.writeFileSync(path.join(folder, 'bench/results.json'), text);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-results-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

it('reads the results of the benchmark', async () => {
  const machine = { processor: 'Swift 9', cores: 2, memory: 24, node: '20.20.2' };
  const rows = [{ what: 'build', figure: 3, unit: 's', part: 'Build', day: '2026-11-24', most: 4 }];
  write(JSON.stringify({ machine, rows }));
  expect(await readBenchResults()).toEqual({ machine, rows });
});

it('returns null if the benchmark never ran', async () => {
  expect(await readBenchResults()).toBeNull();
});

it.each([
  ['{ "rows": [] }', /bench\/results\.json: machine: .*npm run bench/],
  ['{ "rows"', /bench\/results\.json: the whole file: /],
])('refuses %s by name', async (text, message) => {
  write(text);
  await expect(readBenchResults()).rejects.toThrow(message);
});
