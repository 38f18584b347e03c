import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

const avatar = <Avatar sx={{ bgcolor: 'primary.main' }}>M</Avatar>;

export default function AccountMenu() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <>
      <IconButton {...buttonProps} aria-label="Account of Mira">
        {avatar}
      </IconButton>
      <Menu {...menuProps}>
        <MenuItem onClick={close}>Your bookings</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon children={<SettingsIcon />} />
          Settings
        </MenuItem>
        <MenuItem onClick={close}>
          <ListItemIcon children={<LogoutIcon />} />
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
