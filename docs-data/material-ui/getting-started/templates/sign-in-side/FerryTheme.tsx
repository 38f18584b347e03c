import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

export default function FerryTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#0b5c7d' },
              background: { default: '#ffffff', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#7cc8e6' },
              background: { default: '#0c1620', paper: '#13202c' },
            },
          },
        },
        shape: { borderRadius: 2 },
        typography: {
          h4: { fontWeight: 300, letterSpacing: '-0.02em' },
          button: { textTransform: 'none', fontWeight: 600 },
        },
      }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
