import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" />}
    >
      <Typography>Rye flour</Typography>
      <Typography>1 kg</Typography>
      <Typography>€2.40</Typography>
    </Stack>
  );
}
