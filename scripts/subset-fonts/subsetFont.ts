import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Folder of the fonts of the first load. */
export const fontFolder = 'src/shell/app/fonts';

/** Range of the font weights that the style sheets use. */
const weights = { min: 400, default: 400, max: 700 };

/** Characters of English texts and code. Pages with others load the whole font. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  '\u00a0©°²·×é–—‘’“”•…€−',
].join('');

/** OpenType features to keep: those that browsers apply by default, and tabular figures. */
const keepFeatures = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'tnum',
];

/** The fonts of the first load: names of our files, and the files in packages they are made from. */
export const fonts: Readonly<Record<string, string>> = {
  'geist-first.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono-first.woff2':
    '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Returns a font with the characters and weights of the first load only. `file` is a path in `node_modules/`. */
export function createSubset(file: string): Promise<Buffer> {
  const whole = fs.readFileSync(path.join('node_modules', file));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
}
