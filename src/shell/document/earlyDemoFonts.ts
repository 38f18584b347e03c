/** Font weights that nearly every demo uses. Bold is loaded only when a demo needs it. */
const weights = [400, 500];

/** Returns the font files to preload, so that the first paint shows demos in their own typeface. */
export function earlyDemoFonts(demoCss: string): string[] {
  if (!demoCss.includes('Roboto')) return [];
  return weights.map((weight) => `/static/fonts/roboto-latin-${weight}.woff2`);
}
