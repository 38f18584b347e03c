import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ColorChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="Planned" />
      <Chip label="In progress" color="primary" />
      <Chip label="In review" color="secondary" />
      <Chip label="Shipped" color="success" />
      <Chip label="In progress" color="primary" variant="outlined" />
      <Chip label="In review" color="secondary" variant="outlined" />
      <Chip label="Shipped" color="success" variant="outlined" />
    </Stack>
  );
}
