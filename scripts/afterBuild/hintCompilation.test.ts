import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileHint, hintCompilation } from './hintCompilation';
import { readPages } from './readPages';

let out: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), text);
};
const read = (name: string) => fs.readFileSync(path.join(out, '_next/static/chunks', name), 'utf8');
const hint = () => hintCompilation(out, readPages(out));
const named = (...names: string[]) =>
  names.map((name) => `<script data-src="/_next/static/chunks/${name}"></script>`).join('');

beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'hints-'));
  for (const name of ['app.js', 'page.js', 'late.js']) {
    write(`_next/static/chunks/${name}`, `load("${name}")`);
  }
  write('index.html', named('app.js'));
  write('a/b/index.html', named('app.js', 'page.js') + '<script src="/late.js"></script>');
});

afterEach(() => fs.rmSync(out, { recursive: true }));

it('hints at the scripts that pages name, and at no others', () => {
  expect(hint()).toBe(2);
  expect(read('app.js')).toBe(`${compileHint}load("app.js")`);
  expect(read('page.js')).toBe(`${compileHint}load("page.js")`);
  expect(read('late.js')).toBe('load("late.js")');
});

it('hints once, however often it runs', () => {
  hint();
  hint();
  expect(read('app.js')).toBe(`${compileHint}load("app.js")`);
});
