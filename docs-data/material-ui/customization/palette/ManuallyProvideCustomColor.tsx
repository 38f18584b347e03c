import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// In a project, `palette` of the first argument, with a declaration file.
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
