/** One file with all weights and the characters of English texts. */
const variableFont = '/static/fonts/roboto-first.3bffb33f.woff2';

/**
 * Returns the font files to preload, so that the first paint shows demos in their own typeface. Demos that render in the
 * browser only have no styles here; the style sheet that their page brings for them names the typeface.
 */
export function earlyDemoFonts(demoCss: string): string[] {
  return demoCss.includes('Roboto') ? [variableFont] : [];
}
