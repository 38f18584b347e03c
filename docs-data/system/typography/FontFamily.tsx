import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    fontFamily: 'system-ui, sans-serif',
    fontFamilyTitle: 'Georgia, serif',
    fontFamilyNumber: 'ui-monospace, monospace',
  },
});

export default function FontFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: 18 }}>
        <Box sx={{ fontFamily: 'title' }}>Bowl with herons: title</Box>
        <Box sx={{ fontFamily: 'default' }}>Stoneware: default</Box>
        <Box sx={{ fontFamily: 'number' }}>1890.4.17: number</Box>
      </Box>
    </ThemeProvider>
  );
}
