import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme(
  { palette: { primary: { main: '#1a5fb4' } } },
  { palette: { primary: { lighter: '#e3f0ff', darker: '#0b2e5c' } } },
);

export default function AddingColorTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ bgcolor: 'primary.lighter', p: 3 }}>
        <Button sx={{ color: 'primary.darker' }}>Read the tide table</Button>
      </Paper>
    </ThemeProvider>
  );
}
