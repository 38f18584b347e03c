import { createTheme } from '@mui/material/styles';
import { denseComponents } from './denseComponents';
import type { DemoLocale } from './demoLocales';
import type { Direction, PaletteMode } from './settings';
import { hideVariables, type ThemeWithVariables } from './hideVariables';

const atOnce = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
};
const noTransitions = { create: () => 'none', duration: atOnce };

/** Options of the demo theme. */
export interface DemoThemeOptions {
  direction: Direction;
  /** Palette for scripts; styles use CSS variables. Light by default. */
  mode?: PaletteMode;
  /** Small sizes and narrow margins. */
  dense?: boolean;
  /** Disables transitions and animations. */
  reducedMotion?: boolean;
  /** Locale of MUI's own texts; English by default. */
  locale?: DemoLocale;
}

const made = new Map<string, ThemeWithVariables>();

/** Creates MUI's default theme with colors as CSS variables, so that both color schemes share one markup. */
export function createDemoTheme(options: DemoThemeOptions): ThemeWithVariables {
  const { direction, mode = 'light', dense = false, reducedMotion = false, locale } = options;
  const key = `${direction} ${mode} ${dense} ${reducedMotion} ${locale?.language}`;
  const known = made.get(key);
  if (known) return known;
  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: true, dark: true },
      defaultColorScheme: mode,
      direction,
      ...(dense && { components: denseComponents }),
      ...(reducedMotion && { transitions: noTransitions }),
    },
    locale?.words ?? {},
  ) as ThemeWithVariables;
  // `var(--x)` without a fallback is shorter, and the variables are always defined.
  hideVariables(theme, theme.generateThemeVars());
  made.set(key, theme);
  return theme;
}

export { loadDemoLocale, type DemoLocale } from './demoLocales';
