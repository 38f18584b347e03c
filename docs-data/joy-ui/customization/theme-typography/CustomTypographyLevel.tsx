import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'museum',
  fontFamily: { display: 'Georgia, serif' },
  typography: {
    h3: { fontWeight: 400, letterSpacing: 0 },
    'body-sm': { lineHeight: 1.8, fontStyle: 'italic' },
  },
});

export default function CustomTypographyLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2 }}>
        <Typography level="h3" component="p">
          Still life with lemons
        </Typography>
        <Typography level="body-sm">Oil on oak, around 1640</Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
