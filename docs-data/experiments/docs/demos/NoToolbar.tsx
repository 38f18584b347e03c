import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function NoToolbar() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Vegetarian" color="success" />
      <Chip label="Contains nuts" variant="outlined" />
    </Stack>
  );
}
