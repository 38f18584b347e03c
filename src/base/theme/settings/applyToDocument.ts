import { themeColors, type ThemeSettings } from './themeSettings';

/** Shows the settings: attributes of `html` and `body`, and the colours of the browser's frame (contract §4). */
export function applyToDocument({ mode, paletteMode, direction }: ThemeSettings): void {
  const { documentElement: html, body } = document;
  html.setAttribute('data-mui-color-scheme', paletteMode);
  html.dir = direction;
  if (body) {
    body.classList.remove('mode-light', 'mode-dark');
    body.classList.add(`mode-${paletteMode}`);
    body.dir = direction;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : mode];
  }
}
