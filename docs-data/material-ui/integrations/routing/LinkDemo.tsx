import Link from '@mui/material/Link';

export default function LinkDemo() {
  return <Link href="#link">Tickets and prices</Link>;
}
