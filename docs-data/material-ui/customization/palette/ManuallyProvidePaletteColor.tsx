import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: {
      light: '#ffd98a',
      main: '#f2b01e',
      dark: '#c98a00',
      contrastText: '#2b1d00',
    },
  },
});

export default function ManuallyProvidePaletteColor() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Book the harvest tour</Button>
    </ThemeProvider>
  );
}
