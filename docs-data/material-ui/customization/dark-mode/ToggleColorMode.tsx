import { useId } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  ThemeProvider,
  createTheme,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function ModeControl() {
  const { mode, setMode } = useColorScheme();
  const id = useId();

  // Undefined on the server and in the first render.
  if (!mode) return null;

  return (
    <FormControl>
      <FormLabel id={id}>Color mode</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={mode}
        onChange={(event) => setMode(event.target.value as typeof mode)}
      >
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="system" control={<Radio />} label="System" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
      </RadioGroup>
    </FormControl>
  );
}

export default function ToggleColorMode() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="toggle-color-mode-demo">
      <CssBaseline />
      <Box sx={{ minHeight: 100, p: 3, pb: 1 }}>
        <ModeControl />
      </Box>
      <Paper elevation={4} sx={{ m: 3, mt: 0, p: 2 }}>
        Leaves at 23:40 from platform 4
      </Paper>
    </ThemeProvider>
  );
}
