import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knownImages } from './knownImages';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(root, 'public', 'static'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, content: string | Buffer): void =>
  writeFileSync(path.join(root, 'public', 'static', name), content);

it('knows which images exist', () => {
  write('a.svg', '<svg />');
  expect(knownImages(root).imageExists('/static/a.svg')).toBe(true);
  expect(knownImages(root).imageExists('/static/b.svg')).toBe(false);
});

it.each([
  [
    'width and height',
    '<?xml version="1.0"?><svg width="64" height="32px" viewBox="0 0 1 1">',
    [64, 32],
  ],
  ['the view box', '<svg width="100%" viewBox="0 0 640 360">', [640, 360]],
])('takes the size of an SVG from %s', (_name, content, [width, height]) => {
  write('sized.svg', content);
  expect(knownImages(root).imageSize('/static/sized.svg')).toEqual({ width, height });
});

it('reads the size of a PNG', () => {
  const header = Buffer.alloc(24);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(300, 16);
  header.writeUInt32BE(200, 20);
  write('a.png', header);
  expect(knownImages(root).imageSize('/static/a.png')).toEqual({ width: 300, height: 200 });
});

it('has no size for a file that lacks one, is truncated or is missing', () => {
  write('none.svg', '<svg>');
  write('cut.png', 'x');
  const { imageSize } = knownImages(root);
  expect(['none.svg', 'cut.png', 'gone.png'].map((name) => imageSize(`/static/${name}`))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
