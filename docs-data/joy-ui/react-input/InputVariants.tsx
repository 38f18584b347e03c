import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Input aria-label="From" variant="outlined" placeholder="From" />
      <Input aria-label="To" variant="soft" placeholder="To" />
      <Input aria-label="Via" variant="plain" placeholder="Via" />
      <Input
        aria-label="Ticket code"
        variant="solid"
        placeholder="Ticket code"
      />
    </Stack>
  );
}
