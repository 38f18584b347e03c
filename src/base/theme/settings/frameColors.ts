import type { Mode } from './descriptors/mode';

/** Colors of the browser's UI around the page, for the `theme-color` metas. */
export const themeColors = { light: '#ffffff', dark: '#151412' } as const;

/** Sets the color of the browser's UI for a mode. In system mode, media queries of the metas select the color. */
export function showFrameColor(mode: Mode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : mode];
  }
}
