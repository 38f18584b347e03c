import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BookingForm } from './BookingForm';
import { denseTheme } from './denseTheme';

const theme = createTheme();

export default function DensityTool() {
  const [dense, setDense] = useState(true);

  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 360 }}>
      <FormControlLabel
        label="High density"
        control={<Switch checked={dense} onChange={() => setDense(!dense)} />}
      />
      <ThemeProvider theme={dense ? denseTheme : theme}>
        <BookingForm />
      </ThemeProvider>
    </Box>
  );
}
