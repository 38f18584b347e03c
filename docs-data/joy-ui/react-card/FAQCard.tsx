import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function FAQCard() {
  return (
    <Card
      size="sm"
      sx={{ mx: 'auto', my: 2, width: 320, maxWidth: 'calc(100% - 32px)' }}
    >
      <Typography level="title-md">Before your first climb</Typography>
      <Divider inset="none" />
      <CardContent>
        <Link href="#questions">What do I have to bring?</Link>
        <Link href="#questions">How old must children be?</Link>
        <Link href="#questions">Can I rent shoes?</Link>
      </CardContent>
    </Card>
  );
}
