import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InteractiveCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%', '&:hover': { boxShadow: 'md' } }}>
      <CardContent>
        <Typography level="title-lg">
          <Link overlay underline="none" href="#one-action">
            Bird report, spring
          </Link>
        </Typography>
        <Typography>112 species, nine of them for the first time.</Typography>
      </CardContent>
    </Card>
  );
}
