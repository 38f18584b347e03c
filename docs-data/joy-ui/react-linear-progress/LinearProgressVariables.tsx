import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressVariables() {
  return (
    <LinearProgress determinate thickness={24} value={50} aria-label="Drying" />
  );
}
