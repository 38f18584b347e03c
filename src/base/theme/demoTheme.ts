import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { denseComponents } from './denseComponents';
import type { DemoLocale } from './demoLocales';
import type { Direction } from './settings';

/**
 * Parts that only a theme with CSS variables has. Hidden from spreading: a demo's own `ThemeProvider` copies the
 * outer theme into its own, and with `vars` in the copy its own palette would be ignored.
 */
const cssVariableParts = [
  'vars',
  'colorSchemes',
  'colorSchemeSelector',
  'cssVarPrefix',
  'defaultColorScheme',
  'font',
  'generateStyleSheets',
  'generateThemeVars',
  'generateSpacing',
  'getColorSchemeSelector',
  'getCssVar',
  'opacity',
  'overlays',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
] as const;

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

/** How the theme of a demo may differ. */
export interface DemoThemeOptions {
  direction: Direction;
  /** Small sizes and narrow margins. */
  dense?: boolean;
  /** Everything happens at once. */
  reducedMotion?: boolean;
  /** Words of the library's own; English without it. */
  locale?: DemoLocale;
}

const made = new Map<string, Theme>();

/** The default theme of the documented library, with colours by CSS variables, so that both schemes share one markup. */
export function createDemoTheme(options: DemoThemeOptions): Theme {
  const { direction, dense = false, reducedMotion = false, locale } = options;
  const key = `${direction} ${dense} ${reducedMotion} ${locale?.language}`;
  const known = made.get(key);
  if (known) return known;
  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: true, dark: true },
      direction,
      ...(dense && { components: denseComponents }),
      ...(reducedMotion && { transitions: noTransitions }),
    },
    locale?.words ?? {},
  ) as Theme & CssVarsTheme;
  // The shorter form: `var(--x)` without a fallback, for the variables are always printed.
  const values = { ...theme, vars: theme.generateThemeVars() } as Record<string, unknown>;
  for (const part of cssVariableParts) {
    Object.defineProperty(theme, part, { value: values[part], enumerable: false, writable: true });
  }
  made.set(key, theme);
  return theme;
}

export { loadDemoLocale, type DemoLocale } from './demoLocales';
