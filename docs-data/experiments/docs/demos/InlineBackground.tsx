import LinearProgress from '@mui/material/LinearProgress';

export default function InlineBackground() {
  return (
    <LinearProgress
      variant="determinate"
      value={64}
      aria-label="Upload of the annual report"
    />
  );
}
