import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const night = createTheme({
  palette: { mode: 'dark', primary: { main: '#1565c0' } },
});

const page = { p: 2, minHeight: '100vh', bgcolor: 'background.default' };

export default function EnableColorOnDarkAppBar() {
  return (
    <ThemeProvider theme={night}>
      <Stack spacing={2} sx={page}>
        <AppBar component="div" position="static" enableColorOnDark>
          <Toolbar>With enableColorOnDark</Toolbar>
        </AppBar>
        <AppBar component="div" position="static">
          <Toolbar>Without</Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
