import localFont from 'next/font/local';

/**
 * Text of the shell and of prose. It is preloaded; where it comes too late the reader keeps the fallback, whose metrics
 * are adjusted but never so well that no line would break elsewhere.
 */
const sans = localFont({
  src: '../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '100 900',
  display: 'optional',
});

/** Code. */
const mono = localFont({
  src: '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-mono',
  weight: '100 900',
  display: 'optional',
  // A sans serif in its place would be stretched to no purpose.
  adjustFontFallback: false,
});

/** Classes that define the font variables. */
export const fontClasses = `${sans.variable} ${mono.variable}`;
