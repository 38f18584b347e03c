import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Link href="#LinkVariants">Huts</Link>
      <Link href="#LinkVariants" variant="plain">
        Peaks
      </Link>
      <Link href="#LinkVariants" variant="outlined">
        Lakes
      </Link>
      <Link href="#LinkVariants" variant="soft">
        Passes
      </Link>
      <Link href="#LinkVariants" variant="solid">
        Caves
      </Link>
    </Stack>
  );
}
