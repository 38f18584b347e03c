import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});

export default function DefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, width: 320, maxWidth: '100%' }}>
        <Stack spacing={2}>
          <TextField label="Parcel number" />
          <TextField label="Postcode" variant="outlined" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
