import LinearProgress from '@mui/material/LinearProgress';

export default function LinearProgressSpecimen() {
  return (
    <LinearProgress
      variant="buffer"
      value={40}
      valueBuffer={65}
      aria-label="Position in the podcast"
      sx={{ inlineSize: 280, maxInlineSize: '100%' }}
    />
  );
}
