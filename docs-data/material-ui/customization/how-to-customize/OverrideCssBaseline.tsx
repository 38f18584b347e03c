import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiCssBaseline: {
      styleOverrides: { h1: { borderBottom: '4px double', margin: 16 } },
    },
  },
});

export default function OverrideCssBaseline() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <h1>Seeds for autumn</h1>
    </ThemeProvider>
  );
}
