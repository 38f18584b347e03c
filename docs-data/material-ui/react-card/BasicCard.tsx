import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Ferry to Gull Island
        </Typography>
        <Typography>Leaves pier 4 at 09:15 and takes 50 minutes.</Typography>
      </CardContent>
      <CardActions>
        <Button>Show the ticket</Button>
      </CardActions>
    </Card>
  );
}
