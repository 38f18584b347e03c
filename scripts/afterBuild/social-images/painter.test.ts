import zlib from 'node:zlib';
import fs from 'node:fs';
import { mostBytes, textArea } from './card';
import { Painter } from './painter';
import { rowLength } from './encodePng';

const root = process.cwd();
const logo = fs.readFileSync('public/static/logos/material-ui.svg', 'utf8');
const product = { name: 'Rail UI', site: 'Timetables', logo };
const painter = new Painter(root);
const paint = (title: string, description = 'Where trains stop.') =>
  painter.paint({ title, description, product });

/** Returns the rows of an image as text, with a hexadecimal digit per pixel: `0` is the background. */
function rowsOf(png: Buffer): string[] {
  const rows = zlib.inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8));
  const length = rowLength(1200);
  return Array.from({ length: 630 }, (_, row) =>
    rows.subarray(row * length + 1, (row + 1) * length).toString('hex'),
  );
}

/** Returns the first and the last row of the text area that is not background only. */
function inkIn(png: Buffer): { first: number; last: number } {
  const { top, height } = textArea;
  const inked = rowsOf(png)
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => index >= top && index < top + height && /[^0]/.test(row));
  return { first: inked[0]?.index ?? NaN, last: inked.at(-1)?.index ?? NaN };
}

it('renders a PNG of 1200 × 630 pixels', async () => {
  const png = await paint('Platforms');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('wraps a long title, and keeps the longest title and description inside their area and the limit', async () => {
  const title = 'Overview of connections that wait for late trains at small stations x';
  const description = `${'Describes timetables, platforms and fares in long words. '.repeat(3)}`;
  const short = inkIn(await paint('Platforms'));
  const png = await paint(title, description.slice(0, 170));
  const long = inkIn(png);
  expect(long.first).toBeLessThan(short.first - 100);
  expect(long.first).toBeGreaterThan(textArea.top);
  expect(png.length).toBeLessThan(mostBytes);
  const beyond = rowsOf(png).map((row) => row.slice(textArea.left + textArea.width));
  expect(beyond.slice(textArea.top, textArea.top + textArea.height).join('')).toMatch(/^0+$/);
});

it('breaks a word that is wider than the image', async () => {
  const png = await paint('OverflowOfAComponentWhoseNameHasMoreThanFiftyCharacters');
  const beyond = rowsOf(png).map((row) => row.slice(textArea.left + textArea.width));
  expect(beyond.slice(textArea.top, textArea.top + textArea.height).join('')).toMatch(/^0+$/);
  expect(inkIn(png).first).toBeLessThan(inkIn(await paint('Overflow')).first - 40);
});

it('renders the same top and different text for pages of one product', async () => {
  const [one, other] = await Promise.all([paint('Platforms'), paint('Fares')]);
  expect(rowsOf(one).slice(0, textArea.top)).toEqual(rowsOf(other).slice(0, textArea.top));
  expect(rowsOf(one)).not.toEqual(rowsOf(other));
});
