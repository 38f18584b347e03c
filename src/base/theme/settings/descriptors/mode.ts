import type { Setting } from './setting';

/** What the reader chose: a color scheme, or the one of the operating system. */
export type Mode = 'system' | 'light' | 'dark';

/** Colors of the browser's own frame, in the `theme-color` metas. */
export const themeColors = { light: '#ffffff', dark: '#151412' } as const;

/** The color mode. */
export const mode: Setting<Mode> = {
  fallback: 'system',
  key: 'mui-mode',
  // Those of the documented library's own provider, which demos may use.
  alongside: { 'mui-color-scheme-light': 'light', 'mui-color-scheme-dark': 'dark' },
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  format: (value) => value,
  show(value, scheme) {
    const { dataset } = document.documentElement;
    if (dataset.muiColorScheme !== scheme) dataset.muiColorScheme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
      meta.content = themeColors[value === 'system' ? own : value];
    }
  },
};
