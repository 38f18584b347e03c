import { useState } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ThemeProvider } from '@mui/material/styles';
import { BookingForm } from './BookingForm';
import { denseTheme, normalTheme } from './themes';

export default function DensityTool() {
  const [dense, setDense] = useState(true);

  return (
    <ThemeProvider theme={dense ? denseTheme : normalTheme}>
      <CssBaseline />
      <Box sx={{ maxWidth: 360, mx: 'auto', padding: '16px' }}>
        <FormControlLabel
          label="High density"
          control={<Switch checked={dense} onChange={() => setDense(!dense)} />}
          sx={{ marginBottom: '16px' }}
        />
        <BookingForm />
      </Box>
    </ThemeProvider>
  );
}
