import type { PageFont } from './product';

/** Returns the style sheets of the fonts that a text mentions, ignoring case. */
export function mentionedFonts(fonts: readonly PageFont[], text: string): string[] {
  const words = text.toLowerCase();
  return fonts.filter(({ mention }) => words.includes(mention)).map(({ stylesheet }) => stylesheet);
}
