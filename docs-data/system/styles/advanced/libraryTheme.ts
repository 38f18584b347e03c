import createTheme from '@mui/system/createTheme';

/** Without `vars`, the CSS variables of a theme around this one are not read. */
export const libraryTheme = {
  ...createTheme({
    palette: {
      cover: 'light-dark(#1d5c4d, #8fd9c4)',
      late: 'light-dark(#a32020, #ff9d94)',
    },
  }),
  vars: undefined,
};
