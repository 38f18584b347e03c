import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isUpToDate, stampContent } from './isUpToDate';

const written = new Date('2026-01-02');
const before = new Date('2026-01-01');
const after = new Date('2026-01-03');

let root: string;

/** Writes a file, and sets its time and that of the folders above it. */
function put(file: string, time: Date): void {
  const place = path.join(root, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, '');
  for (let each = place; each !== root; each = path.dirname(each)) fs.utimesSync(each, time, time);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'up-to-date-'));
  put('docs-data/rail/pages/map.md', before);
  put('src/content/pages/parse/parse.ts', before);
  put('.content/cache/index.json', written);
  put('.content/cache/watched', written);
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it("is up to date while nothing is newer than the compiler's output", () => {
  expect(isUpToDate(root)).toBe(true);
});

it.each(['docs-data/rail/pages/map.md', 'src/content/pages/parse/parse.ts', 'package-lock.json'])(
  'is not up to date if %s is newer',
  (file) => {
    put(file, after);
    expect(isUpToDate(root)).toBe(false);
  },
);

it('is not up to date if a file is deleted', () => {
  fs.rmSync(path.join(root, 'docs-data/rail/pages/map.md'));
  expect(isUpToDate(root)).toBe(false);
});

it('is not up to date after a build, until development has written its own output', () => {
  put('.content/cache/index.json', after);
  expect(isUpToDate(root)).toBe(false);
  stampContent(root);
  expect(isUpToDate(root)).toBe(true);
});

it('is not up to date before the compiler has written anything', () => {
  fs.rmSync(path.join(root, '.content'), { recursive: true });
  expect(isUpToDate(root)).toBe(false);
});
