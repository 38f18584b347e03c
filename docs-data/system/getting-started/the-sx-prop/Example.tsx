import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const chalk = 'light-dark(#4a5568, #cbd5e0)';
const hold = 'light-dark(#b83280, #f687b3)';

const theme = {
  ...createTheme({ palette: { chalk, hold }, shape: { borderRadius: 6 } }),
  vars: undefined,
};

const card = {
  display: 'grid',
  gap: 1,
  width: { xs: 1, sm: 320 },
  p: 2,
  border: 1,
  borderColor: 'chalk',
  borderRadius: 2,
  '& strong': { color: 'hold' },
  '&:hover': { borderColor: 'hold' },
};

export default function Example() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={card}>
        <strong>Blue arête, 6a</strong>
        <span>14 m, sector C, set on Monday</span>
      </Box>
    </ThemeProvider>
  );
}
