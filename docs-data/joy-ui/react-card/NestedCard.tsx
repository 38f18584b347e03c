import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function NestedCard() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-lg">Picnic for six</Typography>
      <Card variant="soft" size="sm" orientation="horizontal">
        <CardContent>
          <Typography level="title-sm">Baskets</Typography>2 to pick up
        </CardContent>
        <CardContent>
          <Typography level="title-sm">Deposit</Typography>€40
        </CardContent>
      </Card>
    </Card>
  );
}
