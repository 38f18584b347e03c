import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={
        <Divider orientation="vertical" aria-orientation="vertical" flexItem />
      }
      sx={{ typography: 'body1' }}
    >
      <span>2.4 kg</span>
      <span>Fragile</span>
      <span>Insured</span>
    </Stack>
  );
}
