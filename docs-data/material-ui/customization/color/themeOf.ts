import { createTheme } from '@mui/material/styles';

export interface ThemeColors {
  primary: string;
  secondary: string;
}

/** Creates a theme with two colors and readable text on them. */
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

/** Returns the code of the same theme. */
export const themeCode = ({ primary, secondary }: ThemeColors) =>
  `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});`;
