import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressSpecimen() {
  return (
    <LinearProgress
      determinate
      value={60}
      aria-label="Upload"
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
