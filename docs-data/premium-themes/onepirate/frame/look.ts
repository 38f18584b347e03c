import type { ColorSystemOptions, ThemeOptions } from '@mui/material/styles';

export const palettes: Record<'light' | 'dark', ColorSystemOptions> = {
  light: {
    palette: {
      primary: { main: '#12304f', contrastText: '#ffffff' },
      secondary: { main: '#b3400e', contrastText: '#ffffff' },
      error: { main: '#b3261e' },
      background: { default: '#f8f3e8', paper: '#fffdf8' },
      text: { primary: '#0b1b2e', secondary: '#45566a' },
    },
  },
  dark: {
    palette: {
      primary: { main: '#ffd166', contrastText: '#0b1b2e' },
      secondary: { main: '#ff9b71', contrastText: '#0b1b2e' },
      error: { main: '#ffb4ab' },
      background: { default: '#071424', paper: '#0f2238' },
      text: { primary: '#fdf6e6', secondary: '#b6c4d4' },
    },
  },
};

const display = {
  fontFamily: '"Roboto Condensed", "Arial Narrow", Arial, sans-serif',
  fontWeight: 700,
  textTransform: 'uppercase',
} as const;

export const typography: ThemeOptions['typography'] = {
  fontFamily: '"Work Sans", Arial, sans-serif',
  fontWeightMedium: 400,
  h2: {
    ...display,
    fontSize: 'clamp(2.25rem, 7vw, 4.25rem)',
    lineHeight: 1.05,
    letterSpacing: '0.02em',
  },
  h3: {
    ...display,
    fontSize: 'clamp(1.75rem, 4vw, 2.5rem)',
    lineHeight: 1.15,
    letterSpacing: '0.06em',
  },
  h5: { ...display, fontSize: '1.375rem', letterSpacing: '0.06em' },
  h6: { ...display, fontSize: '1.125rem', letterSpacing: '0.12em' },
  overline: {
    ...display,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    letterSpacing: '0.2em',
  },
  button: { ...display, letterSpacing: '0.1em' },
};
