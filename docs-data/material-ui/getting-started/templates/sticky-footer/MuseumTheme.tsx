import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

export default function MuseumTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#5b3fa0' },
              background: { default: '#ffffff', paper: '#f6f3fb' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#c7b5f2' },
              background: { default: '#15121d', paper: '#201b2c' },
            },
          },
        },
        shape: { borderRadius: 0 },
        typography: {
          h4: { fontFamily: serif, fontWeight: 700 },
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
