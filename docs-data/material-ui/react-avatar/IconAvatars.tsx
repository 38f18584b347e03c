import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const filled = { color: 'primary.contrastText', bgcolor: 'primary.main' };

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Ferry" sx={filled}>
        <DirectionsBoatIcon />
      </Avatar>
      <Avatar role="img" aria-label="Canteen" sx={filled}>
        <RestaurantIcon />
      </Avatar>
    </Stack>
  );
}
