import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const places = ['Cliff', 'Dunes', 'Forest', 'Harbor', 'Meadow'];
const avatars = places.map((place) => (
  <Avatar
    key={place}
    alt={place}
    src={`/static/images/island/${place.toLowerCase()}.svg`}
  />
));
const slotProps = {
  surplus: { sx: { color: '#fff', bgcolor: 'grey.700' } },
};

export default function GroupAvatars() {
  return (
    <AvatarGroup max={4} slotProps={slotProps} sx={{ width: 'fit-content' }}>
      {avatars}
    </AvatarGroup>
  );
}
