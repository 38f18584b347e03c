import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#f0f8f2',
  100: '#dcefe1',
  200: '#b9dfc5',
  300: '#8ac99e',
  400: '#56a975',
  500: '#1f6e45',
  600: '#195b39',
  700: '#13462c',
  800: '#0c2e1d',
  900: '#071c12',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'canal',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        background: { body: '#ffffff', surface: '#ffffff', level1: '#eef2e6' },
      },
    },
    dark: {
      palette: {
        primary,
        neutral: { outlinedBorder: '#555e68' },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#101512', surface: '#19201b', level1: '#202a22' },
      },
    },
  },
  fontFamily: {
    display: '"Gill Sans", "Gill Sans MT", Optima, Candara, system-ui',
    body: '"Gill Sans", "Gill Sans MT", Candara, system-ui, sans-serif',
  },
  radius: { sm: '10px', md: '18px', lg: '28px' },
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
