import fs from 'node:fs';
import subsetFont from 'subset-font';

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

/** A font of the first load. Paths are from the root. */
export interface FirstFont {
  file: string;
  /** The whole font that it is made from. */
  source: string;
  /** Range of the font weights in use. */
  weights: { min: number; default: number; max: number };
}

/** Weights that the style sheets of the site use. */
const siteWeights = { min: 400, default: 400, max: 700 };

/** The fonts of the first load. Demos may use every weight of theirs. */
export const fonts: readonly FirstFont[] = [
  {
    file: 'src/shell/app/fonts/geist-first.woff2',
    source: 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    weights: siteWeights,
  },
  {
    file: 'src/shell/app/fonts/geist-mono-first.woff2',
    source: 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weights: siteWeights,
  },
  {
    file: 'public/static/fonts/roboto-first.3bffb33f.woff2',
    source: 'public/static/fonts/roboto-latin.1404ca34.woff2',
    weights: { min: 100, default: 400, max: 900 },
  },
];

/** Returns a font with the characters and weights of the first load only. */
export function createSubset({ source, weights }: FirstFont): Promise<Buffer> {
  return subsetFont(fs.readFileSync(source), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
}
