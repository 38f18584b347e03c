import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src="/static/images/island/meadow.svg" alt="Meadow" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Orchid meadow</Typography>
        <Typography level="body-sm">In bloom from May to July</Typography>
      </CardContent>
      <CardOverflow variant="soft" sx={{ py: 1, typography: 'body-xs' }}>
        Please stay on the paths.
      </CardOverflow>
    </Card>
  );
}
