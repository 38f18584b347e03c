import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const trails = [
  { color: 'primary', name: 'Open trails' },
  { color: 'neutral', name: 'Archive' },
  { color: 'success', name: 'Easy trails' },
  { color: 'warning', name: 'Steep trails' },
  { color: 'danger', name: 'Closed trails' },
] as const;

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {trails.map(({ color, name }) => (
        <Link key={color} href="#LinkColors" color={color} variant="soft">
          {name}
        </Link>
      ))}
    </Stack>
  );
}
