import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export function Preview() {
  return (
    <Card sx={{ alignSelf: 'start' }}>
      <Chip color="primary">New</Chip>
      <Typography level="title-lg">Guided walk</Typography>
      <LinearProgress determinate value={70} aria-label="Places taken" />
      <Input color="primary" aria-label="Participants" defaultValue="2" />
      <Checkbox defaultChecked label="Lend me binoculars" />
      <Alert role="note" color="primary">
        Six places are left.
      </Alert>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button>Book</Button>
        <Button variant="soft">Ask</Button>
      </Box>
    </Card>
  );
}
