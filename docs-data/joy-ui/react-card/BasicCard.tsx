import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <AspectRatio ratio="2">
        <img src="/static/images/island/dunes.svg" alt="Dunes with grass" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-lg">Walk through the dunes</Typography>
        <Typography level="body-sm">Two hours, no shade</Typography>
      </CardContent>
      <Button>Show the way</Button>
    </Card>
  );
}
