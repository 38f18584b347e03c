/** Weights that nearly every demo shows; the bold one comes when a demo needs it. */
const weights = [400, 500];

/** Files to fetch before the first paint, so that demos are rendered in their own typeface at once. */
export function earlyDemoFonts(demoCss: string): string[] {
  if (!demoCss.includes('Roboto')) return [];
  return weights.map((weight) => `/static/fonts/roboto-latin-${weight}.woff2`);
}
