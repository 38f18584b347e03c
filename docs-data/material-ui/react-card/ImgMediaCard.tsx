import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ImgMediaCard() {
  return (
    <Card component="figure" sx={{ m: 0, width: 240, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        image="/static/images/island/lighthouse.svg"
        alt="A red and white lighthouse above the sea"
        width={240}
        height={336}
        loading="lazy"
      />
      <CardContent component="figcaption">
        <Typography>The keeper’s house is a museum now.</Typography>
      </CardContent>
    </Card>
  );
}
