import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const palette = {
  easy: { main: 'light-dark(#1b6e3c, #7fd49b)' },
  steep: { main: 'light-dark(#a8071a, #ff9c9c)' },
  muted: 'light-dark(#5c6670, #a8b3be)',
};

const theme = createTheme({ palette });

export default function Color() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: 18 }}>
        <Box sx={{ color: 'easy.main' }}>Lake loop: easy.main</Box>
        <Box sx={{ color: 'steep.main' }}>North ridge: steep.main</Box>
        <Box sx={{ color: 'muted' }}>Closed in winter: muted</Box>
      </Box>
    </ThemeProvider>
  );
}
