import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const heading = { fontWeight: 800, letterSpacing: '-0.01em' };

export default function WorkshopTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#b3470b' },
              background: { default: '#faf7f2', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#ffb482' },
              background: { default: '#17130f', paper: '#221c16' },
            },
          },
        },
        shape: { borderRadius: 4 },
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
