import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    h6: { fontFamily: 'Georgia, serif', fontWeight: 400 },
    body2: { lineHeight: 1.7 },
    overline: { fontWeight: 700, letterSpacing: '0.2em' },
  },
});

export default function TypographyVariants() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="overline">Evening menu</Typography>
        <Typography variant="h6" component="p" gutterBottom>
          Leek and potato soup
        </Typography>
        <Typography variant="body2">
          With rye bread and a little dill. Contains milk and gluten.
        </Typography>
      </div>
    </ThemeProvider>
  );
}
