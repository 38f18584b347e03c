import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import { ThemeProvider } from '@mui/material/styles';
import { themeOf, type ThemeColors } from './themeOf';

export default function ColorPreview(colors: ThemeColors) {
  return (
    <Stack spacing={2}>
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeProvider key={mode} theme={themeOf(colors, mode)}>
          <Paper
            role="group"
            aria-label={`Preview, ${mode}`}
            variant="outlined"
          >
            <AppBar position="static" component="div" enableColorOnDark>
              <Toolbar variant="dense">Night train</Toolbar>
            </AppBar>
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Button variant="contained">Book</Button>
              <Button variant="contained" color="secondary">
                Seats
              </Button>
              <Chip label="Sleeper" color="secondary" />
              <FormControlLabel
                label="Breakfast"
                control={<Switch defaultChecked />}
              />
            </Stack>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
