import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HelperTextAligned() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 480 }}
    >
      <TextField
        label="Given name"
        autoComplete="given-name"
        helperText="As on the ticket"
      />
      <TextField
        label="Family name"
        autoComplete="family-name"
        helperText=" "
      />
    </Stack>
  );
}
