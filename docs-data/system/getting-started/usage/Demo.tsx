import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const palette = {
  tide: {
    ink: 'light-dark(#0f3d5c, #d6ecfa)',
    water: 'light-dark(#cfe8f7, #123a52)',
  },
};

// `vars: undefined` ignores the CSS variables of an outer theme.
const theme = {
  ...createTheme({ palette, shape: { borderRadius: 8 } }),
  vars: undefined,
};

const board = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  columnGap: 4,
  rowGap: 1,
  p: 3,
  borderRadius: 2,
  bgcolor: 'tide.water',
  color: 'tide.ink',
};

export default function Demo() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={board}>
        <Box sx={{ fontWeight: 600 }}>Harbor, today</Box>
        <Box>High water: 06:12</Box>
        <Box>Low water: 12:31</Box>
      </Box>
    </ThemeProvider>
  );
}
