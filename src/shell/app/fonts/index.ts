import localFont from 'next/font/local';

// Each font's family has the name of its constant. On Linux, `sans` would also be a font of the system.

/**
 * Font of the shell and of prose, with the characters of English texts (`scripts/subsetFonts.ts`). It is preloaded. If
 * it arrives too late, the fallback stays (`font-display: optional`): its metrics are adjusted (`fallbacks.css`), but
 * swapping could still change line breaks.
 */
const geist = localFont({
  src: './geist-first.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

/** Font of code, preloaded like {@link geist}, with the same characters. */
const geistMono = localFont({
  src: './geist-mono-first.woff2',
  variable: '--font-mono',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

/**
 * Other Latin letters, loaded by pages that contain one. Arrows and the separator of breadcrumbs use a system font:
 * loading this font for them, when the search opens, would lay out the whole page again.
 */
const geistMore = localFont({
  src: '../../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-sans-more',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2020-2021, U+2030, U+2044, U+2122, U+2215',
    },
  ],
});

/** Other Latin letters in code. */
const geistMonoMore = localFont({
  src: '../../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-mono-more',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2020-2021, U+2030, U+2044, U+2122, U+2215',
    },
  ],
});

/** Classes that define the font variables. */
export const fontClasses = [geist, geistMono, geistMore, geistMonoMore]
  .map((font) => font.variable)
  .join(' ');
