import SaveIcon from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';

export default function LoadingButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <LoadingButton loading variant="contained">
        Check availability
      </LoadingButton>
      <LoadingButton loading loadingIndicator="Searching…" variant="outlined">
        Search trains
      </LoadingButton>
      <LoadingButton
        loading
        loadingPosition="start"
        startIcon={<SaveIcon />}
        variant="outlined"
      >
        Save trip
      </LoadingButton>
    </Stack>
  );
}
