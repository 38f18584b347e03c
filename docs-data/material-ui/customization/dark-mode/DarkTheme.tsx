import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkTheme() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 3, maxWidth: 320 }}>
        <Typography variant="h6" component="p">
          Night train to Harbor
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          Leaves at 23:40 from platform 4
        </Typography>
        <Button variant="outlined">Show the ticket</Button>
      </Paper>
    </ThemeProvider>
  );
}
