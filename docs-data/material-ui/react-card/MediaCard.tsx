import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function MediaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        image="/static/images/island/dunes.svg"
        aria-label="Grass on the dunes of the west coast"
        sx={{ height: 140 }}
      />
      <CardContent>
        <Typography variant="h6" component="h3">
          Dune trail closed
        </Typography>
        <Typography color="text.secondary">
          Terns are nesting until the end of July.
        </Typography>
      </CardContent>
    </Card>
  );
}
