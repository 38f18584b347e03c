/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import en from '../../translations/en.json';
import { characters, fonts, createSubset } from '../../scripts/subset-fonts/subsetFont';

/** Files that declare the fonts. */
const shellFonts = 'src/shell/app/fonts/index.ts';
const demoFont = 'src/base/theme/demoFont.css';
const source = [shellFonts, demoFont].map((file) => fs.readFileSync(file, 'utf8')).join('\n');

it.each(fonts)('$file is up to date with its source', async (font) => {
  expect(fs.readFileSync(font.file).equals(await createSubset(font))).toBe(true);
});

it('names every font that the script writes', () => {
  const named = [...source.matchAll(/\/([\w-]+-first[\w.]*\.woff2)'/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(fonts.map(({ file }) => path.basename(file)).sort());
});

// Browsers and the service worker keep the files of this folder for a year (`hashedFolders`).
it('names fonts at addresses of their own by a hash of their content', () => {
  const folder = 'public/static/fonts';
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    const content = fs.readFileSync(path.join(folder, name));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    expect(name).toBe(`${name.split('.')[0]}.${hash}.woff2`);
  }
});

function listSheets(): string[] {
  return fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(path.join('src', file), 'utf8'));
}

/** Returns the characters for which browsers fetch the whole font, for each of its declarations. */
function listOthers(): Set<string>[] {
  return [...source.matchAll(/(U\+[^';]+)[';]/g)].map(([, ranges = '']) => {
    const listed = new Set<string>();
    for (const range of ranges.split(/,\s+/)) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      for (let code = from; code <= to; code += 1) listed.add(String.fromCodePoint(code));
    }
    return listed;
  });
}

it('fetches the whole font for other letters only', () => {
  const others = listOthers();
  expect(others).toHaveLength(3);
  for (const listed of others) {
    expect([...characters].filter((character) => listed.has(character))).toEqual([]);
    expect([...'äöüßñçøåæœ'].filter((letter) => !listed.has(letter))).toEqual([]);
  }
});

it('has every character of the interface', () => {
  const written = new Set(Object.values(en).join(''));
  expect([...written].filter((character) => !characters.includes(character))).toEqual([]);
});

it('uses no font features that the fonts of the first load lack', () => {
  const asked = listSheets().flatMap((sheet) => [
    ...sheet.matchAll(/(?:font-variant[\w-]*|font-feature-settings): ([^;]+)/g),
  ]);
  expect([...new Set(asked.map(([, value]) => value))]).toEqual(['tabular-nums']);
});

it('uses no font weights that the fonts of the first load lack', () => {
  const weights = listSheets().flatMap((sheet) =>
    [...sheet.matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight)),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter((weight) => weight < 400 || weight > 700)).toEqual([]);
});
