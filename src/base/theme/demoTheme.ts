import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { denseComponents } from './denseComponents';
import type { DemoLocale } from './demoLocales';
import type { Direction, PaletteMode } from './settings';

/**
 * Parts that only a theme with CSS variables has. Hidden from spreading: a demo's own `ThemeProvider` copies the
 * outer theme into its own, and with `vars` in the copy its own palette would be ignored.
 */
const cssVariableParts = [
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

/** A theme that MUI creates with CSS variables. */
export type ThemeWithVariables = Theme & CssVarsTheme;

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

/**
 * Makes the parts that only a theme with CSS variables has non-enumerable, so that copies of the theme lack them.
 * `createTheme` throws for options with `vars`, as in `createTheme(useTheme(), locale)`. It reads `cssVariables` right
 * before, upon which `vars` is undefined once. With `colorSchemes`, the new theme would need a provider that writes to
 * `html`.
 */
function hideVariables(theme: ThemeWithVariables, vars: object): void {
  const { applyStyles } = theme;
  const withSchemes = Object.create(theme, {
    colorSchemes: { value: theme.colorSchemes },
    vars: { value: vars },
  }) as Theme;
  Reflect.deleteProperty(theme, 'colorSchemes');
  const values = { ...theme } as Record<string, unknown>;
  for (const part of cssVariableParts) {
    Object.defineProperty(theme, part, { value: values[part], enumerable: false, writable: true });
  }
  let isAsked = false;
  Object.defineProperties(theme, {
    cssVariables: {
      get: () => {
        isAsked = true;
        return undefined;
      },
    },
    vars: {
      enumerable: false,
      get: () => {
        const answer = isAsked ? undefined : vars;
        isAsked = false;
        return answer;
      },
      set: () => {},
    },
    // A theme created from this one has this function, too, but another palette.
    applyStyles: {
      enumerable: true,
      value(this: Theme, ...args: Parameters<Theme['applyStyles']>) {
        return applyStyles.apply(this === theme ? withSchemes : this, args);
      },
    },
  });
}

export { loadDemoLocale, type DemoLocale } from './demoLocales';
