import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const heading = { fontWeight: 600 };

export default function FleetTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#00696b' },
              background: { default: '#f2f6f6', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#6fd8d8' },
              background: { default: '#0d1516', paper: '#152022' },
            },
          },
        },
        shape: { borderRadius: 10 },
        typography: {
          h3: heading,
          h4: heading,
          h5: heading,
          h6: heading,
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
