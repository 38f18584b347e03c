import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const levels = ['h1', 'h2', 'h3', 'h4'] as const;

export default function TypographyHeadline() {
  return (
    <Stack spacing={1}>
      {levels.map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: Northern lights
        </Typography>
      ))}
    </Stack>
  );
}
