import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintCompilation } from './hintCompilation';

let folder: string;
let file: string;
const read = () => fs.readFileSync(file, 'utf8');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hints-'));
  file = path.join(folder, 'app.js');
  fs.writeFileSync(file, 'load()');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  delete process.env.DOCS_WORKAROUNDS_OFF;
});

it('adds the hint once, however often it runs', () => {
  expect(hintCompilation([file])).toBe(1);
  expect(hintCompilation([file])).toBe(1);
  expect(read()).toBe('//# allFunctionsCalledOnLoad\nload()');
});

it('leaves scripts unchanged if it is turned off', () => {
  process.env.DOCS_WORKAROUNDS_OFF = 'compile-hints';
  expect(hintCompilation([file])).toBe(0);
  expect(read()).toBe('load()');
});
