import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Input aria-label="Row" size="sm" placeholder="Find a row" />
      <Input aria-label="Customer" size="md" placeholder="Find a customer" />
      <Input aria-label="Anything" size="lg" placeholder="Find anything" />
    </Stack>
  );
}
