import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function BioCard() {
  return (
    <Card
      sx={{
        mx: 'auto',
        my: 2,
        width: 300,
        maxWidth: 'calc(100% - 32px)',
        textAlign: 'center',
      }}
    >
      <CardContent sx={{ alignItems: 'center' }}>
        <Avatar size="lg">WK</Avatar>
        <Chip size="sm" color="primary">
          Beekeeper
        </Chip>
        <Typography level="title-lg">Warden of the hives</Typography>
        <Typography level="body-sm">
          Looks after 30 colonies and teaches on Saturdays.
        </Typography>
      </CardContent>
      <CardActions buttonFlex={1}>
        <Button variant="outlined">Write</Button>
        <Button>Book a lesson</Button>
      </CardActions>
    </Card>
  );
}
