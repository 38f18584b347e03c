import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = {
  ...createTheme({ palette: { storm: 'light-dark(#a31515, #ff8a80)' } }),
  vars: undefined,
};

export default function ValueAsFunction() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          borderInlineStart: ({ palette }) => `6px solid ${palette.storm}`,
          scrollMarginTop: ({ spacing }) => spacing(8),
        }}
      >
        Storm warning until 21:00
      </Box>
    </ThemeProvider>
  );
}
