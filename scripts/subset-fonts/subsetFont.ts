import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Where the fonts of the first load are kept. */
export const home = 'src/shell/app/fonts';

/** Weights that the style sheets ask for. */
const weights = { min: 400, default: 400, max: 700 };

/** What English texts and code are written with; other letters come from the whole font, on the pages that have them. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  '\u00a0©°²·×é–—‘’“”•…€−',
].join('');

/** What browsers apply by themselves, and figures of one width; without the alternates that no style sheet asks for. */
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

/** The fonts of the first load, each with the file of its package that it is made of. */
export const fonts: Readonly<Record<string, string>> = {
  'geist-first.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono-first.woff2':
    '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** A font of a package with the characters and weights of the first load only. */
export function subset(file: string): Promise<Buffer> {
  const whole = fs.readFileSync(path.join('node_modules', file));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
}
