import CircularProgress from '@mui/material/CircularProgress';

export default function CircularProgressSpecimen() {
  return <CircularProgress aria-label="Loading the photos" />;
}
