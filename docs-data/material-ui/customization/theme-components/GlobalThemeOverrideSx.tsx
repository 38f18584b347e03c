import Alert from '@mui/material/Alert';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAlert: {
      styleOverrides: {
        root: ({ theme: current }) =>
          current.unstable_sx({ px: { xs: 1, sm: 4 }, borderRadius: 4 }),
      },
    },
  },
});

export default function GlobalThemeOverrideSx() {
  return (
    <ThemeProvider theme={theme}>
      <Alert severity="success" variant="filled">
        The courier comes between two and four.
      </Alert>
    </ThemeProvider>
  );
}
