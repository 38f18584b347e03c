import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function LicenseCard() {
  return (
    <Card
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ mx: 'auto', my: 2, width: 280, maxWidth: 'calc(100% - 32px)' }}
    >
      <CardContent orientation="horizontal">
        <CircularProgress determinate value={80} aria-label="Seats in use">
          8/10
        </CircularProgress>
        <Seats />
      </CardContent>
      <CardActions>
        <Button variant="outlined">Add seats</Button>
      </CardActions>
    </Card>
  );
}

function Seats() {
  return (
    <CardContent>
      <Typography level="title-md">Studio license</Typography>
      <Typography level="body-sm" textColor="text.primary">
        Two seats are left.
      </Typography>
    </CardContent>
  );
}
