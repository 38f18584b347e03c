import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="Vegetarian" />
      <Chip label="30 minutes" variant="outlined" />
    </Stack>
  );
}
