import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const slotProps = {
  surplus: { sx: { color: '#fff', bgcolor: 'grey.700', fontSize: 14 } },
};

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={24}
      slotProps={slotProps}
      role="group"
      aria-label="24 walkers"
      sx={{ width: 'fit-content' }}
    >
      <Avatar alt="Cliff walkers" src="/static/images/island/cliff.svg" />
      <Avatar alt="Night walkers" src="/static/images/island/night.svg" />
    </AvatarGroup>
  );
}
