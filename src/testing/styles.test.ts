import fs from 'node:fs';
import path from 'node:path';

const sheets = fs
  .readdirSync('src', { recursive: true })
  .map((file) => path.join('src', String(file)))
  .filter((file) => file.endsWith('.css'));

it('selects the direction by attribute, because the bundler compiles :dir() to a list of languages', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const wrong = sheets.filter((file) => fs.readFileSync(file, 'utf8').includes(':dir('));
  expect(wrong).toEqual([]);
});
