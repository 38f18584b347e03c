import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function UserCard() {
  return (
    <Card
      orientation="horizontal"
      sx={{
        mx: 'auto',
        my: 2,
        width: 380,
        maxWidth: 'calc(100% - 32px)',
        flexWrap: 'wrap',
      }}
    >
      <Avatar size="lg">PF</Avatar>
      <CardContent sx={{ minWidth: 160 }}>
        <Typography level="title-md">Pilot of the ferry</Typography>
        <Typography level="body-sm">On duty until 20:00</Typography>
      </CardContent>
      <Button variant="soft" sx={{ alignSelf: 'center' }}>
        Call
      </Button>
    </Card>
  );
}
