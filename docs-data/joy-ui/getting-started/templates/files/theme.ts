import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#eff3fb',
  100: '#dbe4f6',
  200: '#b7c8ec',
  300: '#8aa4de',
  400: '#5d7dcb',
  500: '#2f4fa3',
  600: '#263f84',
  700: '#1e3167',
  800: '#142146',
  900: '#0b1329',
};
const neutral = {
  50: '#f7f7f4',
  100: '#eeeee8',
  200: '#dedfd6',
  300: '#c5c7bb',
  400: '#9a9d90',
  500: '#686b60',
  600: '#4f5248',
  700: '#3a3c35',
  800: '#252722',
  900: '#161714',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'choir',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#f5f4ec', surface: '#fffef9' },
        text: { primary: '#1b1d2a', secondary: '#50525c', tertiary: '#50525c' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...primary,
          outlinedBorder: primary[400],
          plainColor: '#b7c8ec',
        },
        neutral: { ...neutral, outlinedBorder: neutral[500] },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#11131a', surface: '#1a1d27' },
        text: { primary: '#f0f0ea', secondary: '#bcbec9', tertiary: '#bcbec9' },
      },
    },
  },
  fontFamily: {
    display: '"Gill Sans", "Gill Sans MT", Optima, Candara, sans-serif',
    body: '"Gill Sans", "Gill Sans MT", Optima, Candara, sans-serif',
  },
  radius: { sm: '2px', md: '3px', lg: '6px' },
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
