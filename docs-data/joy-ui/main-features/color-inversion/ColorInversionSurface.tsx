import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSurface() {
  return (
    <Card
      variant="solid"
      color="success"
      invertedColors
      sx={{ width: 280, maxWidth: '100%' }}
    >
      <Avatar variant="outlined">KB</Avatar>
      <Typography level="title-lg">First aid, lesson 3</Typography>
      <LinearProgress determinate value={60} aria-label="Lesson" />
      <Checkbox variant="outlined" label="Remind me tomorrow" />
    </Card>
  );
}
