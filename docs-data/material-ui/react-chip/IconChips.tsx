import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import WifiIcon from '@mui/icons-material/Wifi';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IconChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<WifiIcon />} label="Wi-Fi on board" />
      <Chip
        icon={<DirectionsBikeIcon />}
        label="Takes bicycles"
        variant="outlined"
      />
    </Stack>
  );
}
