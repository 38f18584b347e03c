/** A font for pages whose address or text mentions a word. */
export interface PageFont {
  /** The word, in lower case. */
  mention: string;
  /** URL of its style sheet on a fonts service. */
  stylesheet: string;
}

/** Returns the style sheets of the fonts that a text mentions, ignoring case. */
export function mentionedFonts(fonts: readonly PageFont[], text: string): string[] {
  const words = text.toLowerCase();
  return fonts.filter(({ mention }) => words.includes(mention)).map(({ stylesheet }) => stylesheet);
}
