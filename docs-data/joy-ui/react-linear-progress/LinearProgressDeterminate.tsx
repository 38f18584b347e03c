import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const parts = { Text: 100, Pictures: 60, Cover: 0 };

export default function LinearProgressDeterminate() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      {Object.entries(parts).map(([name, value]) => (
        <LinearProgress
          key={name}
          determinate
          value={value}
          aria-label={`${name} proofread`}
        />
      ))}
    </Stack>
  );
}
