/** What the reader chose: a colour scheme, or the one of the operating system. */
export type Mode = 'system' | 'light' | 'dark';

/** The colour scheme that shows. */
export type PaletteMode = 'light' | 'dark';

/** The direction of text. */
export type Direction = 'ltr' | 'rtl';

/** How the site and its demos look (spec §3). */
export interface ThemeSettings {
  mode: Mode;
  /** Follows from `mode` and the operating system. */
  paletteMode: PaletteMode;
  direction: Direction;
  dense: boolean;
  spacing: number;
  paletteColors: Readonly<Record<string, unknown>>;
  /** Whether demos do without transitions; only the address of a demo alone says so. */
  reducedMotion: boolean;
}

/** A change of settings; `paletteMode` follows from `mode` and cannot be set. */
export type ThemeSettingsPatch = Partial<Omit<ThemeSettings, 'paletteMode'>>;

/** What the server renders with, and what a reader who never chose anything sees on a light system. */
export const defaultThemeSettings: ThemeSettings = {
  mode: 'system',
  paletteMode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
  reducedMotion: false,
};

/** Colours of the browser's own frame, in the `theme-color` metas. */
export const themeColors = { light: '#ffffff', dark: '#151412' } as const;

/** Keys of local storage. The two colour scheme keys are those of the documented library's own provider. */
export const keys = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
  direction: 'mui-direction',
} as const;

/** The mode a stored value means; anything else than a mode means the system's. */
export function readMode(stored: string | null): Mode {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The direction a stored value means. */
export function readDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}
