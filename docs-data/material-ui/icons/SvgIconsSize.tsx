import ParkIcon from '@mui/icons-material/Park';
import Stack from '@mui/material/Stack';

export default function SvgIconsSize() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-end' }}>
      <ParkIcon titleAccess="Shrub (small)" fontSize="small" />
      <ParkIcon titleAccess="Young tree (medium)" />
      <ParkIcon titleAccess="Tree (large)" fontSize="large" />
      <ParkIcon titleAccess="Old tree (3.5rem)" sx={{ fontSize: '3.5rem' }} />
    </Stack>
  );
}
