import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkAndTypography() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      The hut is closed on Mondays. Ask the{' '}
      <Link href="#LinkAndTypography" underline="always">
        keeper of the hut
      </Link>{' '}
      for the key, and bring{' '}
      <Link href="#LinkAndTypography" underline="always">
        firewood
      </Link>
      .
    </Typography>
  );
}
