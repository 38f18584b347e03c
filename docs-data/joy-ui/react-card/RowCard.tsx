import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function RowCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 340, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <img src="/static/images/island/harbor.svg" alt="Boats" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Berth 14</Typography>
        <Typography level="body-sm">Free from Sunday, 9 a.m.</Typography>
      </CardContent>
    </Card>
  );
}
