import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const price = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
};

// In a project, use the first argument, and declare the variant's types.
const theme = createTheme({}, { typography: { price } });

export default function TypographyCustomVariant() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box component="p" sx={{ typography: 'price', m: 0 }}>
          48.20
        </Box>
        <Box sx={{ typography: 'caption' }}>including delivery</Box>
      </div>
    </ThemeProvider>
  );
}
