import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#f1f3fe',
  100: '#e0e5fd',
  200: '#c3ccfb',
  300: '#9dabf7',
  400: '#7686ef',
  500: '#3a4bcf',
  600: '#2f3cac',
  700: '#252f84',
  800: '#191f57',
  900: '#0f1337',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'kite',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        background: { body: '#ffffff', surface: '#ffffff', level1: '#f3f4fb' },
      },
    },
    dark: {
      palette: {
        primary,
        neutral: { outlinedBorder: '#555e68' },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#0c0e1a', surface: '#151829', level1: '#12152a' },
      },
    },
  },
  fontFamily: {
    display: '"Trebuchet MS", "Segoe UI", Verdana, sans-serif',
    body: 'system-ui, "Segoe UI", Roboto, sans-serif',
  },
  radius: { sm: '10px', md: '14px', lg: '28px', xl: '36px' },
  typography: {
    h1: {
      fontSize: 'clamp(2.25rem, 1.4rem + 4vw, 4rem)',
      lineHeight: 1.05,
      letterSpacing: '-0.035em',
      textWrap: 'balance',
    },
    h2: {
      fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
      lineHeight: 1.1,
      letterSpacing: '-0.03em',
      textWrap: 'balance',
    },
  },
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
