import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressSpecimen() {
  return (
    <CircularProgress determinate value={60} size="lg" aria-label="Upload">
      60%
    </CircularProgress>
  );
}
