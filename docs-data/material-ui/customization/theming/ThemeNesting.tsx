import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const shopTheme = createTheme({ palette: { primary: { main: '#7c3aed' } } });
const saleTheme = createTheme({ palette: { primary: { main: '#c2410c' } } });

export default function ThemeNesting() {
  return (
    <ThemeProvider theme={shopTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Add to cart</Button>
        <ThemeProvider theme={saleTheme}>
          <Button variant="contained">Last pair</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
