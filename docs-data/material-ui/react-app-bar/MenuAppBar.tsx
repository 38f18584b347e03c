import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useMenuButton } from '../react-menu/useMenuButton';

export default function MenuAppBar() {
  const { buttonProps, menuProps, close } = useMenuButton();

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography sx={{ flexGrow: 1 }}>Rowing club</Typography>
        <IconButton {...buttonProps} color="inherit" aria-label="Account">
          <AccountCircleIcon />
        </IconButton>
        <Menu {...menuProps}>
          <MenuItem onClick={close}>My boats</MenuItem>
          <MenuItem onClick={close}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
