import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const shopTheme = createTheme({
  palette: { primary: { main: '#7c3aed' } },
  shape: { borderRadius: 24 },
});

function withSalePrice(outer: Theme): Theme {
  return createTheme({
    ...outer,
    palette: { ...outer.palette, primary: { main: '#c2410c' } },
  });
}

export default function ThemeNestingExtend() {
  return (
    <ThemeProvider theme={shopTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Add to basket</Button>
        <ThemeProvider theme={withSalePrice}>
          <Button variant="contained">Last pair</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
