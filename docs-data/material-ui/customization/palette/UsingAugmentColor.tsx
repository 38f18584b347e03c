import { ThemeProvider, createTheme } from '@mui/material/styles';
import { Swatches } from './Swatches';

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    salmon: base.palette.augmentColor({
      color: { main: '#ff5733' },
      name: 'salmon',
    }),
  },
});

const shades = {
  light: 'salmon.light',
  main: 'salmon.main',
  dark: 'salmon.dark',
  text: 'salmon.contrastText',
};

export default function UsingAugmentColor() {
  return (
    <ThemeProvider theme={theme}>
      <Swatches title="salmon" colors={shades} />
    </ThemeProvider>
  );
}
