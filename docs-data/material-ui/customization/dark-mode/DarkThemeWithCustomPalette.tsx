import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = {
  Light: createTheme({
    palette: {
      primary: { main: '#7a4b00' },
      background: { paper: '#fffaf0' },
    },
  }),
  Dark: createTheme({
    palette: {
      mode: 'dark',
      primary: { main: '#ffc46b' },
      background: { paper: '#241c10' },
    },
  }),
};

export default function DarkThemeWithCustomPalette() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {Object.entries(themes).map(([name, theme]) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Typography variant="h6" component="p" gutterBottom>
              {name}
            </Typography>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Button variant="contained">Reserve</Button>
              <Chip label="2 left" color="primary" variant="outlined" />
            </Stack>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
