import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});

export default function DefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack spacing={2} sx={{ maxWidth: 320, mx: 'auto', p: 2 }}>
        <TextField label="Parcel number" />
        <TextField label="ZIP code" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
