import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLink() {
  return (
    <Stack
      direction="row"
      sx={{ typography: 'body1', flexWrap: 'wrap', gap: 3 }}
    >
      <Link href="#underline" underline="none">
        Routes (none)
      </Link>
      <Link href="#underline" underline="hover">
        Fares (hover)
      </Link>
      <Link href="#underline">Contact (always)</Link>
    </Stack>
  );
}
