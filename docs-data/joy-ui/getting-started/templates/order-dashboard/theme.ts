import { extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const primary = {
  50: '#fdf5ec',
  100: '#fae6cf',
  200: '#f4cd9f',
  300: '#ecb06a',
  400: '#df9140',
  500: '#9c5410',
  600: '#82450c',
  700: '#63340a',
  800: '#402107',
  900: '#251304',
};

const neutral = {
  50: '#fbf8f4',
  100: '#f3ede4',
  200: '#e6dbcd',
  300: '#d3c3b0',
  400: '#a5978a',
  500: '#6f6155',
  600: '#5b4e44',
  700: '#41372f',
  800: '#2a231d',
  900: '#17120e',
};

export const theme = extendTheme({
  // The prefix keeps these variables apart from those of other Joy UI themes.
  cssVarPrefix: 'oven',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: {
      palette: {
        primary,
        neutral,
        background: { body: '#f7f2ea', surface: '#fffdfa' },
        text: { primary: '#2b2118', secondary: '#5f5043' },
      },
    },
    dark: {
      palette: {
        primary,
        neutral: { ...neutral, outlinedBorder: neutral[600] },
        background: { body: '#15110d', surface: '#201a14' },
        text: { primary: '#f6ede2', secondary: '#cfbfae' },
      },
    },
  },
  fontFamily: {
    display: 'Rockwell, "Rockwell Nova", "Roboto Slab", Georgia, serif',
    body: 'system-ui, "Segoe UI", Roboto, sans-serif',
  },
  radius: { sm: '6px', md: '10px', lg: '16px' },
});
