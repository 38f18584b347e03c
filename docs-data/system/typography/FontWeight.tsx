import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({ typography: { fontWeightTitle: 800 } });

const values = [400, 600, 'title'];

export default function FontWeight() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: 18 }}>
        {values.map((fontWeight) => (
          <Box key={fontWeight} sx={{ fontWeight }}>
            Bowl with herons: {fontWeight}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
