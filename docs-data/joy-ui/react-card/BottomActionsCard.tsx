import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import ShareIcon from '@mui/icons-material/Share';

export default function BottomActionsCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg">Concert in the lighthouse</Typography>
        <Typography>Strings and sea wind, 40 seats.</Typography>
      </CardContent>
      <CardActions buttonFlex={1}>
        <Button variant="outlined" color="neutral">
          Program
        </Button>
        <Button>Get a seat</Button>
        <IconButton aria-label="Share the concert">
          <ShareIcon />
        </IconButton>
      </CardActions>
    </Card>
  );
}
