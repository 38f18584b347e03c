import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const parts = { Text: 100, Pictures: 60, Cover: 0 };

export default function LinearProgressDeterminate() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      {Object.entries(parts).map(([name, value]) => (
        <Stack key={name} spacing={0.5}>
          <Typography level="body-sm">
            {name}: {value}% proofread
          </Typography>
          <LinearProgress
            determinate
            value={value}
            aria-label={`${name} proofread`}
          />
        </Stack>
      ))}
    </Stack>
  );
}
