import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  typography: { button: { fontSize: '1rem', textTransform: 'none' } },
  shape: { borderRadius: 12 },
});

export default function ThemeVariables() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Send a parcel</Button>
    </ThemeProvider>
  );
}
