import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// Multiplies every default size by 18 / 14.
const theme = createTheme({ typography: { fontSize: 18 } });

export default function FontSizeTheme() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="h5" component="p" gutterBottom>
          Boarding starts at 9:10
        </Typography>
        <Typography>Have your ticket ready at the gate.</Typography>
      </div>
    </ThemeProvider>
  );
}
