import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = [3, 4.5].map((contrastThreshold) =>
  createTheme({ palette: { contrastThreshold } }),
);

export default function ContrastThreshold() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.contrastThreshold} theme={theme}>
          <Box
            sx={{
              bgcolor: 'warning.main',
              color: 'warning.contrastText',
              p: 3,
            }}
          >
            <Typography variant="h5" component="p">
              Storm from the west
            </Typography>
            <Typography variant="h5" component="p">
              Threshold {theme.palette.contrastThreshold}
            </Typography>
          </Box>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
