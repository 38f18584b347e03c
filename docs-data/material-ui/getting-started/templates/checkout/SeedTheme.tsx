import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const heading = { fontFamily: 'Georgia, serif', fontWeight: 700 };

export default function SeedTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#5a6b1a' },
              background: { default: '#fbfaf3', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#c9dc7a' },
              background: { default: '#14150d', paper: '#1e2015' },
            },
          },
        },
        shape: { borderRadius: 8 },
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
