import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        placeholder="Filter songs"
        slotProps={{ htmlInput: { 'aria-label': 'Filter songs' } }}
      />
      <TextField
        hiddenLabel
        variant="filled"
        placeholder="Name of the playlist"
        slotProps={{ htmlInput: { 'aria-label': 'Name of the playlist' } }}
      />
    </Stack>
  );
}
