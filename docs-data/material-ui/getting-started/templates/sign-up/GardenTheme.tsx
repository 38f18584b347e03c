import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const rounded = '"Trebuchet MS", Verdana, sans-serif';

export default function GardenTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#2f6b2f' },
              background: { default: '#fbfdf8', paper: '#ffffff' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#a5d6a0' },
              background: { default: '#10180f', paper: '#1a2418' },
            },
          },
        },
        shape: { borderRadius: 16 },
        typography: {
          h4: { fontFamily: rounded, fontWeight: 700 },
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
