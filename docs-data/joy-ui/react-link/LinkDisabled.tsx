import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#LinkDisabled">Summer route</Link>
      <Link disabled role="link" aria-disabled>
        Winter route, from December
      </Link>
    </Stack>
  );
}
