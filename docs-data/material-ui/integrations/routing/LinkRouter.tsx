import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { MemoryRouter, RouterLink, usePath } from './router';

function Trail() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link component={RouterLink} to="?page=coast">
        Coast path
      </Link>
      <Link component={RouterLink} to="?page=forest" underline="hover">
        Forest path
      </Link>
      <span dir="ltr">{usePath()}</span>
    </Stack>
  );
}

export default function LinkRouter() {
  return (
    <MemoryRouter start="?page=coast">
      <Trail />
    </MemoryRouter>
  );
}
