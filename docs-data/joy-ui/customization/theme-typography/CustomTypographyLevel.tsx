import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const theme = extendTheme({
  cssVarPrefix: 'museum',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  fontFamily: { display: 'Georgia, serif' },
  typography: {
    h3: { fontWeight: 400, letterSpacing: 0 },
    'body-sm': { lineHeight: 1.8, fontStyle: 'italic' },
  },
});

export default function CustomTypographyLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <Typography level="h3" component="p">
          Still life with lemons
        </Typography>
        <Typography level="body-sm">Oil on oak, around 1640</Typography>
      </Box>
    </CssVarsProvider>
  );
}
