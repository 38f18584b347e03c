import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { components } from './components';

const serif = 'Charter, "Iowan Old Style", Georgia, serif';
const heading = { fontFamily: serif, fontWeight: 700 };

export default function PaperbaseTheme({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
        colorSchemes: {
          light: {
            palette: {
              primary: { main: '#1f5c4d' },
              background: { default: '#f3efe6', paper: '#fffefa' },
            },
          },
          dark: {
            palette: {
              primary: { main: '#8fd0bb' },
              background: { default: '#101b18', paper: '#182622' },
            },
          },
        },
        shape: { borderRadius: 4 },
        typography: {
          fontSize: 13,
          h4: { ...heading, fontSize: '1.75rem' },
          h6: { ...heading, fontSize: '1.125rem' },
          button: { textTransform: 'none', fontWeight: 600 },
        },
        components,
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
