import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MemoryRouter, RouterLink, usePath } from './router';

const row = { alignItems: 'center', flexWrap: 'wrap' } as const;

function Steps() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={row}>
      <Button component={RouterLink} to="?page=cart" variant="outlined">
        Cart
      </Button>
      <Button component={RouterLink} to="?page=payment" variant="contained">
        Pay
      </Button>
      <span dir="ltr">{usePath()}</span>
    </Stack>
  );
}

export default function ButtonRouter() {
  return (
    <MemoryRouter start="?page=cart">
      <Steps />
    </MemoryRouter>
  );
}
