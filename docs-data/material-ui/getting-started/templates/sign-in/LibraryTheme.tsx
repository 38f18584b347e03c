import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

export default function LibraryTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#7a1f2b' },
              background: { default: '#f5efe6', paper: '#fffdf9' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#f2a7a0' },
              background: { default: '#1b1614', paper: '#26201d' },
            },
          },
        },
        shape: { borderRadius: 6 },
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
