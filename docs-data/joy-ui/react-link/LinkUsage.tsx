import Link from '@mui/joy/Link';

export default function LinkUsage() {
  return <Link href="#LinkUsage">All hikes</Link>;
}
