import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function SizesChips() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip label="Gate 4 (small)" size="small" />
      <Chip label="Boarding (medium)" />
    </Stack>
  );
}
