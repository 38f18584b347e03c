import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#fdf1f0',
  100: '#fadcd9',
  200: '#f4b8b2',
  300: '#ea8a81',
  400: '#d95b50',
  500: '#a8231c',
  600: '#8c1b15',
  700: '#6d1410',
  800: '#490d0a',
  900: '#2a0705',
};

const neutral = {
  50: '#faf6f0',
  100: '#f3ebe1',
  200: '#e6d9ca',
  300: '#d1bfac',
  400: '#a58f7d',
  500: '#75614f',
  600: '#5a4839',
  700: '#43342a',
  800: '#2c211b',
  900: '#1b1411',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'curtain',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#fffaf0', surface: '#ffffff' },
        text: { primary: '#2a1a16', secondary: '#62483f', tertiary: '#62483f' },
      },
    },
    dark: {
      palette: {
        neutral: { ...neutral, outlinedBorder: neutral[500] },
        danger: { outlinedBorder: '#e47474' },
        primary: {
          ...primary,
          outlinedBorder: primary[400],
          plainColor: '#f4b8b2',
          softColor: '#fadcd9',
        },
        background: { body: '#181112', surface: '#221819' },
        text: { primary: '#f9ece6', secondary: '#d3bab1', tertiary: '#d3bab1' },
      },
    },
  },
  fontFamily: {
    display: 'Didot, "Bodoni MT", "Playfair Display", Georgia, serif',
    body: 'Georgia, "Times New Roman", serif',
  },
  radius: { sm: '4px', md: '4px' },
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
