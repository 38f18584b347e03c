import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'metro',
  colorSchemeSelector: 'data-metro',
  shouldSkipGeneratingVar: ([key]) => key !== 'palette' && key !== 'shape',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: {
      palette: {
        mode: 'light',
        line: '#a4133c',
        platform: '#f4f1ea',
        sign: '#1b1b1b',
      },
    },
    dark: {
      palette: {
        mode: 'dark',
        line: '#ff8fa3',
        platform: '#1f1d1a',
        sign: '#f4f1ea',
      },
    },
  },
});

export const { CssVarsProvider, useColorScheme } = createCssVarsProvider<
  'light' | 'dark'
>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'metro-mode',
  colorSchemeStorageKey: 'metro-color-scheme',
});
