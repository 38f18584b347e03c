import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// In a project, use the first argument, and declare the color's types.
const theme = createTheme(
  {},
  {
    palette: {
      ochre: {
        light: '#e9db5d',
        main: '#e3d026',
        dark: '#a29415',
        contrastText: '#242105',
      },
    },
  },
);

export default function ManuallyProvideCustomColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ bgcolor: 'ochre.main', color: 'ochre.contrastText', p: 2 }}>
        Gallery 3 is closed for rehanging
      </Box>
    </ThemeProvider>
  );
}
