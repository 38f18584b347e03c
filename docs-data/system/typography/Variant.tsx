import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    title: { fontFamily: 'Georgia, serif', fontSize: 26, lineHeight: 1.2 },
    maker: { fontSize: 13, fontWeight: 600, letterSpacing: '0.08em' },
    note: { fontSize: 15, fontStyle: 'italic', lineHeight: 1.6 },
  },
});

export default function Variant() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ typography: 'title' }}>Bowl with herons</Box>
        <Box sx={{ typography: 'maker' }}>Harbor pottery, about 1890</Box>
        <Box sx={{ typography: 'note' }}>
          Glazed stoneware, repaired in gold
        </Box>
      </Box>
    </ThemeProvider>
  );
}
