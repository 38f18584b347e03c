import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ActionAreaCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardActionArea href="#one-action">
        <CardMedia
          component="img"
          image="/static/images/island/forest.svg"
          alt=""
          height={150}
        />
        <CardContent>
          <Typography variant="h6" component="h3">
            Walks in the pine forest
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
