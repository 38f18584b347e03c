import { useState } from 'react';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMenuButton } from './useMenuButton';

const bar = { display: 'flex', alignItems: 'center', gap: 8, px: 2, py: 1 };
const avatar = <Avatar sx={{ bgcolor: 'primary.main' }}>M</Avatar>;

export default function AccountMenu() {
  const [page, setPage] = useState('Timetable');
  const { buttonProps, menuProps, close } = useMenuButton();
  const show = (next: string) => {
    setPage(next);
    close();
  };

  const commands = [
    { label: 'Settings', next: 'Settings', icon: <SettingsIcon /> },
    { label: 'Sign out', next: 'Signed out', icon: <LogoutIcon /> },
  ];
  const items = commands.map(({ label, next, icon }) => (
    <MenuItem key={label} onClick={() => show(next)}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  ));

  return (
    <Paper variant="outlined" sx={bar}>
      <Typography role="status">{page}</Typography>
      <IconButton {...buttonProps} aria-label="Account of Mira">
        {avatar}
      </IconButton>
      <Menu {...menuProps}>
        <MenuItem onClick={() => show('Your bookings')}>Your bookings</MenuItem>
        <Divider component="li" />
        {items}
      </Menu>
    </Paper>
  );
}
