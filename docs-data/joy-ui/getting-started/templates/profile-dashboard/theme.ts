import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#eefafa',
  100: '#d6f2f2',
  200: '#aee4e5',
  300: '#77cfd2',
  400: '#3fb0b6',
  500: '#0c6f77',
  600: '#0a5c63',
  700: '#08474d',
  800: '#053034',
  900: '#021c1f',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'harbor',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        background: { body: '#f2f6f7', surface: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary,
        neutral: { outlinedBorder: '#555e68' },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#0b1214', surface: '#131d20' },
      },
    },
  },
  fontFamily: {
    display: '"Avenir Next", Avenir, Futura, "Century Gothic", system-ui',
    body: '"Avenir Next", Avenir, system-ui, "Segoe UI", Roboto, sans-serif',
  },
  radius: { sm: '8px', md: '14px', lg: '24px' },
  typography: { h1: { letterSpacing: '-0.03em' } },
  components: {
    JoyFormControl: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--FormLabel-asteriskColor': 'currentColor',
          // The default color of errors is too dark on a dark background.
          [`&.${formControlClasses.error}`]: {
            '--FormHelperText-color': vars.palette.danger.plainColor,
          },
        }),
      },
    },
  },
});
