import type { Theme, CssVarsTheme } from '@mui/material/styles';

/** A theme that MUI creates with CSS variables. */
export type ThemeWithVariables = Theme & CssVarsTheme;

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

/**
 * Makes the parts that only a theme with CSS variables has non-enumerable, so that copies of the theme lack them.
 * `createTheme` throws for options with `vars`, as in `createTheme(useTheme(), locale)`. It reads `cssVariables` right
 * before, upon which `vars` is undefined once. With `colorSchemes`, the new theme would need a provider that writes to
 * `html`.
 */
export function hideVariables(theme: ThemeWithVariables, vars: object): void {
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
