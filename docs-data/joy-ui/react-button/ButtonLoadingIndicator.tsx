import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction="row" spacing={1}>
      <Button loading variant="soft" loadingIndicator="Exporting…">
        Export the photos
      </Button>
      <IconButton
        loading
        loadingIndicator={<CircularProgress aria-label="Rotating" />}
        variant="soft"
        aria-label="Rotate the photo"
      />
    </Stack>
  );
}
