import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalDividers() {
  return (
    <Stack direction="row" spacing={2}>
      <Typography>Rye flour</Typography>
      <Divider orientation="vertical" aria-orientation="vertical" />
      <Typography>1 kg</Typography>
      <Divider orientation="vertical" aria-orientation="vertical" />
      <Typography>€2.40</Typography>
    </Stack>
  );
}
