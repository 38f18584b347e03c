import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#f5f1fc',
  100: '#e8dffa',
  200: '#d0bff4',
  300: '#b197ea',
  400: '#8f6bdb',
  500: '#5b34a8',
  600: '#4a2a8a',
  700: '#39206b',
  800: '#251546',
  900: '#150b2a',
};
const neutral = {
  50: '#f8f6fa',
  100: '#efebf3',
  200: '#dfd9e6',
  300: '#c6bdd0',
  400: '#9a90a6',
  500: '#6a6076',
  600: '#51485c',
  700: '#3c3545',
  800: '#27222e',
  900: '#17131c',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'lantern',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#fbf8f4', surface: '#ffffff' },
        text: { primary: '#1e172b', secondary: '#564c63', tertiary: '#564c63' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...primary,
          outlinedBorder: primary[400],
          plainColor: '#d0bff4',
          softColor: '#e8dffa',
        },
        neutral: { ...neutral, outlinedBorder: neutral[500] },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#120d1c', surface: '#1c1529' },
        text: { primary: '#f4effa', secondary: '#c8bdd6', tertiary: '#c8bdd6' },
      },
    },
  },
  fontFamily: {
    display: 'Futura, "Century Gothic", "URW Gothic", system-ui, sans-serif',
    body: 'Avenir, "Century Gothic", system-ui, sans-serif',
  },
  radius: { sm: '8px', md: '12px', lg: '20px' },
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
