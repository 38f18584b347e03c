import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HelperTextMisaligned() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 480 }}
    >
      <TextField
        label="First name"
        autoComplete="given-name"
        helperText="As on the ticket"
      />
      <TextField label="Last name" autoComplete="family-name" />
    </Stack>
  );
}
