import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#LinkUnderline" underline="always">
        Always
      </Link>
      <Link href="#LinkUnderline" underline="hover">
        On hover
      </Link>
      <Link href="#LinkUnderline" underline="none">
        Never
      </Link>
    </Stack>
  );
}
