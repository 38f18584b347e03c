import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    departure: true;
  }
}

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const theme = extendTheme({
  cssVarPrefix: 'station',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  typography: {
    departure: {
      fontFamily: 'var(--station-fontFamily-code)',
      fontSize: '2.25rem',
      fontWeight: 'var(--station-fontWeight-lg)',
      letterSpacing: '0.08em',
      color: 'var(--station-palette-warning-softColor)',
    },
  },
});

export default function NewTypographyLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <Typography level="departure">14:52</Typography>
        <Typography level="body-sm">to the coast, platform 4</Typography>
      </Box>
    </CssVarsProvider>
  );
}
