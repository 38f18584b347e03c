import { deDE, enUS, esES, fiFI, jaJP } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';

export const locales = { deDE, enUS, esES, fiFI, jaJP };

export type Locale = keyof typeof locales;

export const createLocaleTheme = (locale: Locale) =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: true, dark: true },
    },
    locales[locale],
  );
