import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      variants: [
        {
          props: { variant: 'outlined', color: 'error' },
          style: { borderStyle: 'dashed', borderWidth: 2 },
        },
        {
          props: ({ ownerState }) => ownerState.size === 'large',
          style: { borderRadius: 999, textTransform: 'none' },
        },
      ],
    },
  },
});

export default function GlobalThemeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Button variant="outlined" color="error">
            Cancel the order
          </Button>
          <Button variant="contained" size="large">
            Track the parcel
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
