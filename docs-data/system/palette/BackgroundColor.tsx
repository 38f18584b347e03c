import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const palette = {
  easy: { main: '#1b6e3c', text: '#ffffff' },
  fair: { main: '#f2c14e', text: '#33270a' },
  steep: { main: '#a8071a', text: '#ffffff' },
};

const theme = createTheme({ palette });

const sign = { borderRadius: 1, px: 2, py: 1.5 };

export default function BackgroundColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {Object.keys(palette).map((trail) => (
          <Box
            key={trail}
            sx={{ ...sign, bgcolor: `${trail}.main`, color: `${trail}.text` }}
          >
            {trail}.main
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
