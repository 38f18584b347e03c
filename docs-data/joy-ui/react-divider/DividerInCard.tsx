import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerInCard() {
  return (
    <Card variant="outlined" sx={{ width: 260 }}>
      <Typography level="title-md">Order 318</Typography>
      <Divider inset="context" />
      <CardContent>Four loaves, ready at 7:00</CardContent>
      <Divider />
      <CardContent orientation="horizontal">
        <Typography level="body-sm">€18.40</Typography>
        <Divider orientation="vertical" aria-orientation="vertical" />
        <Typography level="body-sm">Paid</Typography>
      </CardContent>
    </Card>
  );
}
