import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#fbf1f4',
  100: '#f6dfe6',
  200: '#ecbfcd',
  300: '#dd95ac',
  400: '#c96583',
  500: '#9d3357',
  600: '#832847',
  700: '#661f38',
  800: '#441526',
  900: '#260b15',
};

const neutral = {
  50: '#fbf7f8',
  100: '#f3ebee',
  200: '#e5d8dd',
  300: '#d2c0c7',
  400: '#a4969b',
  500: '#6d5d64',
  600: '#5a4c52',
  700: '#403439',
  800: '#2b2226',
  900: '#181215',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'loom',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#fbf7f1', surface: '#ffffff' },
        text: { primary: '#2a2024', secondary: '#5b4a50' },
      },
    },
    dark: {
      palette: {
        primary,
        neutral: { ...neutral, outlinedBorder: neutral[600] },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#1b1417', surface: '#271d21' },
        text: { primary: '#f7edf0', secondary: '#cdb9c0' },
      },
    },
  },
  fontFamily: {
    display: '"Iowan Old Style", "Palatino Linotype", Palatino, serif',
    body: 'system-ui, "Segoe UI", Roboto, sans-serif',
  },
  radius: { sm: '2px', md: '3px' },
  typography: { h1: { fontWeight: 500, letterSpacing: '-0.01em' } },
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
