import CelebrationIcon from '@mui/icons-material/Celebration';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CongratCard() {
  return (
    <Card
      invertedColors
      variant="soft"
      color="success"
      sx={{ mx: 'auto', my: 2, width: 320, maxWidth: 'calc(100% - 32px)' }}
    >
      <CardContent sx={{ alignItems: 'center', textAlign: 'center' }}>
        <CelebrationIcon sx={{ fontSize: 40 }} />
        <Typography level="title-lg">100 pages translated</Typography>
        <Typography>You finished the first volume.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Start the second</Button>
      </CardActions>
    </Card>
  );
}
