import localFont from 'next/font/local';

/** Text of the shell and of prose. Metrics of the fallback are adjusted at build, so nothing moves when it arrives. */
const sans = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '100 900',
  display: 'swap',
});

/** Code. */
const mono = localFont({
  src: '../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-mono',
  weight: '100 900',
  display: 'swap',
  // A sans serif in its place would be stretched to no purpose.
  adjustFontFallback: false,
});

/** Classes that define the font variables. */
export const fontClasses = `${sans.variable} ${mono.variable}`;
