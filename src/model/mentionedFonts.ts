import type { PageFont } from './product';

/** The stylesheets of the fonts that a text mentions, in any case of its letters. */
export function mentionedFonts(fonts: readonly PageFont[], text: string): string[] {
  const words = text.toLowerCase();
  return fonts.filter(({ mention }) => words.includes(mention)).map(({ stylesheet }) => stylesheet);
}
