import { cleanColors, type PaletteColors } from './paletteColors';

/** What the reader chose: a color scheme, or the one of the operating system. */
export type Mode = 'system' | 'light' | 'dark';

/** The color scheme that shows. */
export type PaletteMode = 'light' | 'dark';

/** The direction of text. */
export type Direction = 'ltr' | 'rtl';

/** How the site and its demos look (spec §3). */
export interface ThemeSettings {
  mode: Mode;
  /** Follows from `mode` and the operating system. */
  paletteMode: PaletteMode;
  direction: Direction;
  /** Small sizes and narrow margins. */
  dense: boolean;
  /** The unit of space between things, in pixels: a whole number of {@link spacingRange}. */
  spacing: number;
  /** Colors in the place of the site's and the demos' own. */
  paletteColors: PaletteColors;
  /** Whether demos do without transitions; only the address of a demo alone says so. */
  reducedMotion: boolean;
}

/** A part of the settings; `paletteMode` follows from `mode` and cannot be set. */
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

/** Pixels; below and above, pages fall apart. */
export const spacingRange = { smallest: 2, largest: 16 } as const;

/** Colors of the browser's own frame, in the `theme-color` metas. */
export const themeColors = { light: '#ffffff', dark: '#151412' } as const;

/** Keys of local storage. The two color scheme keys are those of the documented library's own provider. */
export const keys = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
  direction: 'mui-direction',
  density: 'mui-density',
  spacing: 'mui-spacing',
} as const;

/** The cookie that keeps the colors, as JSON (contract §5). */
export const colorsCookie = 'paletteColors';

/** Keys of local storage for what follows from the colors, as CSS: copies for the script before the first paint. */
export const colorKeys = { light: 'mui-palette-light', dark: 'mui-palette-dark' } as const;

/** The mode a stored value means; anything else than a mode means the system's. */
export function readMode(stored: string | null): Mode {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The direction a stored value means. */
export function readDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}

/** Whether a stored value means the dense look. */
export function readDensity(stored: string | null): boolean {
  return stored === 'dense';
}

/** The spacing a stored value means, in pixels; anything but a whole number in range means the usual one. */
export function readSpacing(stored: string | null): number {
  const spacing = Number(stored);
  const isOne = /^\d+$/.test(stored ?? '') && spacing === clampSpacing(spacing);
  return isOne ? spacing : defaultThemeSettings.spacing;
}

/** The nearest spacing there is, in pixels; NaN is none. */
export function clampSpacing(spacing: number): number {
  const { smallest, largest } = spacingRange;
  return Math.min(Math.max(Math.round(spacing), smallest), largest);
}

/** The colors a stored value means; whatever is not a color of ours is left out. */
export function readColors(stored: string | null): PaletteColors {
  try {
    return cleanColors(JSON.parse(stored ?? ''));
  } catch {
    return {};
  }
}
