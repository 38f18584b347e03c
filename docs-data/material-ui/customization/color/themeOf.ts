import { createTheme } from '@mui/material/styles';

export interface ThemeColors {
  primary: string;
  secondary: string;
}

/** A theme of two colors, with text that reads well on them. */
export function themeOf(
  { primary, secondary }: ThemeColors,
  mode: 'light' | 'dark',
) {
  return createTheme({
    palette: {
      mode,
      contrastThreshold: 4.5,
      primary: { main: primary },
      secondary: { main: secondary },
    },
  });
}

/** The same theme as code. */
export const themeCode = ({ primary, secondary }: ThemeColors) =>
  `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});`;
