import type { CSSObject } from '@mui/system';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const lines = {
  cssProperty: false,
  transform: (count: unknown): CSSObject => ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: Number(count),
    overflow: 'hidden',
  }),
} as const;

const theme = createTheme({ unstable_sxConfig: { lines } });

export default function ExtendTheSxProp() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ lines: { xs: 3, sm: 2 }, width: 260 }}>
        Oil lamp with two spouts, fired clay. Found in the well of the north
        yard, with traces of soot on both spouts and a mended handle.
      </Box>
    </ThemeProvider>
  );
}
