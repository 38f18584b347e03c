import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const shopTheme = createTheme({
  palette: { primary: { main: '#7c3aed' } },
  shape: { borderRadius: 24 },
});

function withSalePrice(outer: Theme): Theme {
  const primary = outer.palette.augmentColor({ color: { main: '#c2410c' } });
  // Without `vars: null`, components read the CSS variables of an outer theme.
  const changes = { vars: null, palette: { ...outer.palette, primary } };
  return Object.assign({}, outer, changes);
}

export default function ThemeNestingExtend() {
  return (
    <ThemeProvider theme={shopTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Add to cart</Button>
        <ThemeProvider theme={withSalePrice}>
          <Button variant="contained">Last pair</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
