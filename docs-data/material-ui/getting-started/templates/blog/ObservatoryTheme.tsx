import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const heading = { fontFamily: 'Georgia, serif', fontWeight: 400 };

export default function ObservatoryTheme({
  children,
}: {
  children: ReactNode;
}) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#3949ab' },
              background: { default: '#ffffff', paper: '#f4f5fb' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#aab6fe' },
              background: { default: '#0b0e1f', paper: '#151a33' },
            },
          },
        },
        shape: { borderRadius: 2 },
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
