import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  return (
    <Card invertedColors variant="solid" color="primary">
      <CardContent>
        <Typography level="title-lg">The museum is free today</Typography>
        <Typography textColor="text.primary">
          Until six, and the tower too.
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined">Plan a visit</Button>
        <Button>Get directions</Button>
      </CardActions>
    </Card>
  );
}
