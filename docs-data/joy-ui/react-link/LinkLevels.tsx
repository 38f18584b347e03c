import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const levels = ['h3', 'title-lg', 'title-md', 'body-lg', 'body-sm'] as const;

export default function LinkLevels() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      {levels.map((level) => (
        <Link key={level} href="#LinkLevels" level={level}>
          Trail in {level}
        </Link>
      ))}
    </Stack>
  );
}
