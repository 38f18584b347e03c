import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ClickableLinkChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip clickable component="a" href="#clickable-link" label="Trails" />
      <Chip
        clickable
        component="a"
        href="#clickable-link"
        label="Mountain huts"
        variant="outlined"
      />
    </Stack>
  );
}
