import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { palettes, typography } from './look';

export default function OnepirateTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: palettes,
        shape: { borderRadius: 0 },
        typography,
        components: {
          MuiButton: {
            defaultProps: { disableElevation: true },
            styleOverrides: {
              sizeLarge: { padding: '14px 36px', fontSize: '1.0625rem' },
            },
          },
          MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
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
