import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const retry = (
  <Button color="inherit" size="small">
    Try again
  </Button>
);

export default function LongTextSnackbar() {
  return (
    <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      <SnackbarContent message="Saved" />
      <SnackbarContent message="No connection" action={retry} />
      <SnackbarContent
        message="The photo is larger than 20 MB. Choose a smaller one, or reduce its size first."
        action={retry}
      />
    </Stack>
  );
}
