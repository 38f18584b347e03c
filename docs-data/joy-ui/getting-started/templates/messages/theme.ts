import { formControlClasses } from '@mui/joy/FormControl';
import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#eef7ee',
  100: '#d7ecd8',
  200: '#b0d9b3',
  300: '#82c188',
  400: '#539f5c',
  500: '#2a6b35',
  600: '#22572b',
  700: '#1a4421',
  800: '#112d16',
  900: '#0a1b0d',
};
const neutral = {
  50: '#f6f8f3',
  100: '#ebefe6',
  200: '#d9e0d1',
  300: '#bec8b4',
  400: '#919d87',
  500: '#616d58',
  600: '#4a5443',
  700: '#373e32',
  800: '#232820',
  900: '#141713',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'sill',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#eef3e8', surface: '#ffffff' },
        text: { primary: '#182016', secondary: '#4c5848', tertiary: '#4c5848' },
      },
    },
    dark: {
      palette: {
        primary: {
          ...primary,
          outlinedBorder: primary[400],
          plainColor: '#b0d9b3',
          softColor: '#d7ecd8',
        },
        neutral: { ...neutral, outlinedBorder: neutral[500] },
        danger: { outlinedBorder: '#e47474' },
        background: { body: '#0e130d', surface: '#171d15' },
        text: { primary: '#edf3e9', secondary: '#b9c5b2', tertiary: '#b9c5b2' },
      },
    },
  },
  fontFamily: {
    display: 'Nunito, "Trebuchet MS", "Segoe UI", system-ui, sans-serif',
    body: 'Nunito, "Trebuchet MS", "Segoe UI", system-ui, sans-serif',
  },
  radius: { sm: '12px', md: '18px', lg: '24px' },
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
