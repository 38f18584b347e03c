import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function Inputs() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <OutlinedInput placeholder="City" inputProps={{ 'aria-label': 'City' }} />
      <FilledInput
        hiddenLabel
        placeholder="Street"
        inputProps={{ 'aria-label': 'Street' }}
      />
      <Input placeholder="Floor" inputProps={{ 'aria-label': 'Floor' }} />
    </Stack>
  );
}
