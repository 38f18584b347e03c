import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Button>Pay by card</Button>
      <Divider>or</Divider>
      <Button variant="outlined">Pay at the desk</Button>
    </Stack>
  );
}
