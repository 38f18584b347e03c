import type {} from '@mui/material/themeCssVarsAugmentation';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiCssBaseline: {
      styleOverrides: ({ vars, spacing }) => ({
        h1: { color: vars.palette.success.main, margin: spacing(2) },
      }),
    },
  },
});

export default function OverrideCallbackCssBaseline() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <h1>Seeds for winter</h1>
    </ThemeProvider>
  );
}
