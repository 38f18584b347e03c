import type { Mode } from './descriptors/mode';

/** Colors of the browser's own frame, in the `theme-color` metas. */
export const themeColors = { light: '#ffffff', dark: '#151412' } as const;

/** Gives the browser's frame the color of a mode; that of the system differs by the metas' media queries. */
export function showFrameColor(mode: Mode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : mode];
  }
}
