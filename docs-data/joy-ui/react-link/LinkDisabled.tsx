import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#LinkDisabled">Summer route</Link>
      <Link disabled role="link" aria-disabled>
        Winter route, from December
      </Link>
    </Stack>
  );
}
