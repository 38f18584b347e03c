import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMotivation() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Card variant="outlined">{content}</Card>
      <Card variant="solid" color="primary" invertedColors>
        {content}
      </Card>
    </Stack>
  );
}

const content = (
  <>
    <Chip variant="outlined">Line 7</Chip>
    <Typography level="title-lg">Harbor to Mill Road</Typography>
    <Stack direction="row" spacing={1}>
      <Button>Buy a ticket</Button>
      <Button variant="plain">Stops</Button>
    </Stack>
  </>
);
