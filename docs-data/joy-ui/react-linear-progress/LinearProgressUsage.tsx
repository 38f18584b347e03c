import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressUsage() {
  return <LinearProgress aria-label="Printing" value={25} />;
}
