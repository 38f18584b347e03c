import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { brown, teal } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// `primary` takes the shades 300, 500 and 700; `secondary` A200, A400 and A700.
const theme = createTheme({ palette: { primary: brown, secondary: teal } });

export default function UsingColorObject() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Grind</Button>
        <Button variant="contained" color="secondary">
          Brew
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
