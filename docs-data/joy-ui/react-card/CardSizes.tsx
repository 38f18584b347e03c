import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import CardRow from './CardRow';

export default function CardSizes() {
  return (
    <CardRow>
      <Card size="sm">
        <Typography level="title-sm">Espresso</Typography>A quick one
      </Card>
      <Card size="md">
        <Typography level="title-md">Cappuccino</Typography>With foam
      </Card>
      <Card size="lg">
        <Typography level="title-lg">Pot of tea</Typography>For two
      </Card>
    </CardRow>
  );
}
