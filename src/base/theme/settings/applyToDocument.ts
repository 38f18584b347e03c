import { showLook } from './showLook';
import { themeColors, type ThemeSettings } from './themeSettings';

/**
 * Shows the settings: attributes of `html` and `body`, CSS variables, and the colors of the browser's frame (contract
 * §4). What is shown already is not written again: for a new `dir`, the same or not, browsers work out the style of
 * every element.
 */
export function applyToDocument(settings: ThemeSettings): void {
  const { mode, paletteMode, direction, dense } = settings;
  const { documentElement: html, body } = document;
  if (html.dataset.muiColorScheme !== paletteMode) html.dataset.muiColorScheme = paletteMode;
  if (html.dir !== direction) html.dir = direction;
  if (dense !== (html.dataset.density === 'dense')) {
    if (dense) html.dataset.density = 'dense';
    else delete html.dataset.density;
  }
  if (body) {
    body.classList.toggle('mode-light', paletteMode === 'light');
    body.classList.toggle('mode-dark', paletteMode === 'dark');
    if (body.dir !== direction) body.dir = direction;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : mode];
  }
  showLook(settings);
}
