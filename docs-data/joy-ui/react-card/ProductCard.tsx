import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function ProductCard() {
  return (
    <Card sx={{ mx: 'auto', my: 2, width: 300, maxWidth: 'calc(100% - 32px)' }}>
      <CardOverflow>
        <AspectRatio children={picture} />
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Crossing no. 3</Typography>
        <Typography level="body-sm">Print, 50 × 40 cm</Typography>
        <Typography level="title-lg">€120</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg">Add to the basket</Button>
      </CardOverflow>
    </Card>
  );
}

const picture = (
  <img src="/static/images/island/ferry.svg" alt="Ferry at sea" />
);
