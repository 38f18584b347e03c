import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const slotProps = {
  surplus: { sx: { color: '#fff', bgcolor: 'grey.700', fontSize: 14 } },
};
const inThousands = (surplus: number) => `${Math.floor(surplus / 1000)}k`;

export default function CustomSurplusAvatars() {
  return (
    <AvatarGroup
      total={4251}
      renderSurplus={inThousands}
      slotProps={slotProps}
      role="group"
      aria-label="4,251 fans"
      sx={{ width: 'fit-content' }}
    >
      <Avatar alt="Ferry fans" src="/static/images/island/ferry.svg" />
      <Avatar alt="Dune fans" src="/static/images/island/dunes.svg" />
    </AvatarGroup>
  );
}
