import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressVariables() {
  return (
    <CircularProgress determinate size="lg" value={70} aria-label="Proofing" />
  );
}
