import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function Links() {
  return (
    <Typography sx={{ width: 360, maxWidth: '100%' }}>
      The <Link href="#Links">ferry timetable</Link> changes in May. Until then,
      see the{' '}
      <Link href="#Links" color="inherit">
        winter routes
      </Link>{' '}
      or ask{' '}
      <Link href="#Links" color="secondary">
        the harbor office
      </Link>
      .
    </Typography>
  );
}
