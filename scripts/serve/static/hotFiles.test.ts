import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HotFiles } from './hotFiles';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hot-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, size: number) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, name.repeat(size));
  return { path: file, size };
}

it('reads a file once for several requests', async () => {
  const hot = new HotFiles();
  const file = write('a', 10);
  const [first, second] = await Promise.all([hot.read(file), hot.read(file)]);
  expect(first).toBe(second);
  fs.rmSync(file.path);
  expect(String(await hot.read(file))).toBe('aaaaaaaaaa');
});

it('keeps to its size limit by dropping the least recently used file', async () => {
  const hot = new HotFiles(25, 20);
  const [a, b, c] = [write('a', 10), write('b', 10), write('c', 10)];
  for (const file of [a, b, a, c]) await hot.read(file);
  expect(hot.size).toBe(20);
  for (const { path: file } of [a, b, c]) fs.rmSync(file);
  expect(String(await hot.read(a))).toBe('aaaaaaaaaa');
  expect(String(await hot.read(c))).toBe('cccccccccc');
  await expect(hot.read(b)).rejects.toThrow('ENOENT');
});

it('does not read files that are too large', () => {
  expect(new HotFiles(25, 20).read(write('a', 21))).toBeUndefined();
});

it('tries again after a failure, and does not count its size', async () => {
  const hot = new HotFiles();
  const file = { path: path.join(folder, 'later'), size: 10 };
  await expect(hot.read(file)).rejects.toThrow('ENOENT');
  expect(hot.size).toBe(0);
  write('later', 10);
  expect((await hot.read(file))?.length).toBe(50);
});
