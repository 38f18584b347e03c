import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const heading = { fontWeight: 800, letterSpacing: '-0.02em' };

export default function TrailTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#a33b20' },
              background: { default: '#fff9f3', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#ffb59c' },
              background: { default: '#1a1210', paper: '#251b18' },
            },
          },
        },
        shape: { borderRadius: 20 },
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
