import MapIcon from '@mui/icons-material/Map';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function BasicsLink() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Link href="#BasicsLink">The route</Link>
      <Link href="#BasicsLink" startDecorator={<MapIcon />}>
        The map
      </Link>
      <Link component="button" color="neutral">
        Turn the map
      </Link>
    </Stack>
  );
}
