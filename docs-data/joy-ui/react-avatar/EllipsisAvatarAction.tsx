import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function EllipsisAvatarAction() {
  return (
    <AvatarGroup role="group" aria-label="Page editors">
      <Avatar>MR</Avatar>
      <Avatar>TS</Avatar>
      <Dropdown>
        <MenuButton slots={{ root: Avatar }} slotProps={{ root: more }}>
          <MoreHorizIcon />
        </MenuButton>
        <Menu aria-label="Two more editors">
          <MenuItem>Uma, since March</MenuItem>
          <MenuItem>Vito, since May</MenuItem>
        </Menu>
      </Dropdown>
    </AvatarGroup>
  );
}

const more = {
  component: 'button',
  'aria-label': 'Two more editors',
  sx: { cursor: 'pointer', border: 0 },
} as const;
