import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      variants: [
        {
          props: { variant: 'contained', color: 'error' },
          style: { border: '2px dashed currentColor' },
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
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained" color="error">
          Cancel the order
        </Button>
        <Button variant="contained" size="large">
          Track the parcel
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
