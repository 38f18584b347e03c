import createTheme from '@mui/system/createTheme';

/** `vars: undefined` ignores the CSS variables of an outer theme. */
export const libraryTheme = {
  ...createTheme({
    palette: {
      cover: 'light-dark(#1d5c4d, #8fd9c4)',
      late: 'light-dark(#a32020, #ff9d94)',
    },
  }),
  vars: undefined,
};
