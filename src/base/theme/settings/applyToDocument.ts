import { themeColors, type ThemeSettings } from './themeSettings';

/**
 * Shows the settings: attributes of `html` and `body`, and the colours of the browser's frame (contract §4). What is
 * shown already is not written again: for a new `dir`, the same or not, browsers work out the style of every element.
 */
export function applyToDocument({ mode, paletteMode, direction }: ThemeSettings): void {
  const { documentElement: html, body } = document;
  if (html.dataset.muiColorScheme !== paletteMode) html.dataset.muiColorScheme = paletteMode;
  if (html.dir !== direction) html.dir = direction;
  if (body) {
    body.classList.toggle('mode-light', paletteMode === 'light');
    body.classList.toggle('mode-dark', paletteMode === 'dark');
    if (body.dir !== direction) body.dir = direction;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : mode];
  }
}
